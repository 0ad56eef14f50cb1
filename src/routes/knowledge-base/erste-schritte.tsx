import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/erste-schritte.mdx'
import page from '~/content/knowledge-base/erste-schritte.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/erste-schritte')({
  ...pageRoute(page),
  component: Body,
})
