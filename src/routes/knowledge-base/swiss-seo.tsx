import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/swiss-seo.mdx'

export const Route = createFileRoute('/knowledge-base/swiss-seo')({
  staticData: { page },
  component: Body,
})
