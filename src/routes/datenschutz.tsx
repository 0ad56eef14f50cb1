import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/datenschutz.mdx'
import page from '~/content/datenschutz.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/datenschutz')({
  ...pageRoute(page),
  component: Body,
})
