import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/multilingual-seo.mdx'

export const Route = createFileRoute('/knowledge-base/multilingual-seo')({
  staticData: { page },
  component: Body,
})
