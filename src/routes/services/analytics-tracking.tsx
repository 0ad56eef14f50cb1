import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/analytics-tracking.mdx'

export const Route = createFileRoute('/services/analytics-tracking')({
  staticData: { page },
  component: Body,
})
