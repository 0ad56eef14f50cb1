import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/msn-bing-traffic.mdx'
import page from '~/content/knowledge-base/msn-bing-traffic.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/msn-bing-traffic')({
  ...pageRoute(page),
  component: Body,
})
