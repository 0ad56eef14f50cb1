import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/linkbuilding.mdx'
import page from '~/content/services/linkbuilding.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/linkbuilding')({
  ...pageRoute(page),
  component: Body,
})
