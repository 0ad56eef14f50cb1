import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/content-strategie.mdx'
import page from '~/content/services/content-strategie.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/content-strategie')({
  ...pageRoute(page),
  component: Body,
})
