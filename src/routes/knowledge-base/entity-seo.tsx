import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/entity-seo.mdx'

export const Route = createFileRoute('/knowledge-base/entity-seo')({
  staticData: { page },
  component: Body,
})
