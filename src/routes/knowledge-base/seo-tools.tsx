import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/seo-tools.mdx'

export const Route = createFileRoute('/knowledge-base/seo-tools')({
  staticData: { page },
  component: Body,
})
