import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/agb.mdx'
import page from '~/content/agb.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/agb')({
  ...pageRoute(page),
  component: Body,
})
