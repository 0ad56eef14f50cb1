import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/predictive-lead-scoring.mdx'

export const Route = createFileRoute('/knowledge-base/predictive-lead-scoring')({
  staticData: { page },
  component: Body,
})
