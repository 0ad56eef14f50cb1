import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/content-distribution.mdx'
import page from '~/content/services/content-distribution.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/content-distribution')({
  ...pageRoute(page),
  component: Body,
})
