import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/entity-distribution.mdx'

export const Route = createFileRoute('/knowledge-base/entity-distribution')({
  staticData: { page },
  component: Body,
})
