import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/impressum.mdx'
import page from '~/content/impressum.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/impressum')({
  ...pageRoute(page),
  component: Body,
})
