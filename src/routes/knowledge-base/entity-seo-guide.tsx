import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/entity-seo-guide.mdx'

export const Route = createFileRoute('/knowledge-base/entity-seo-guide')({
  staticData: { page },
  component: Body,
})
