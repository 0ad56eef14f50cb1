import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/content-automation.mdx'
import page from '~/content/services/content-automation.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/content-automation')({
  ...pageRoute(page),
  component: Body,
})
