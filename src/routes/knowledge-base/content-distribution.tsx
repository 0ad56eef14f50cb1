import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/content-distribution.mdx'
import page from '~/content/knowledge-base/content-distribution.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/content-distribution')({
  ...pageRoute(page),
  component: Body,
})
