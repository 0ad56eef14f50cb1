import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/msn-publishing.mdx'
import page from '~/content/services/msn-publishing.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/msn-publishing')({
  ...pageRoute(page),
  component: Body,
})
