import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/core-web-vitals.mdx'
import page from '~/content/knowledge-base/core-web-vitals.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/core-web-vitals')({
  ...pageRoute(page),
  component: Body,
})
