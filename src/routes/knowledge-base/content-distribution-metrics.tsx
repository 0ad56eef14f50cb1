import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/content-distribution-metrics.mdx'

export const Route = createFileRoute('/knowledge-base/content-distribution-metrics')({
  staticData: { page },
  component: Body,
})
