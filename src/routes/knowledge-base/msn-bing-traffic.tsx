import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/msn-bing-traffic.mdx'

export const Route = createFileRoute('/knowledge-base/msn-bing-traffic')({
  staticData: { page },
  component: Body,
})
