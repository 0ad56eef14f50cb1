import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/analytics-tracking.mdx'
import page from '~/content/services/analytics-tracking.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/analytics-tracking')({
  ...pageRoute(page),
  component: Body,
})
