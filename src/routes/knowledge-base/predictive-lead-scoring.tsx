import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/predictive-lead-scoring.mdx'
import page from '~/content/knowledge-base/predictive-lead-scoring.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/predictive-lead-scoring')({
  ...pageRoute(page),
  component: Body,
})
