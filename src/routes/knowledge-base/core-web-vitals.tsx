import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/core-web-vitals.mdx'

export const Route = createFileRoute('/knowledge-base/core-web-vitals')({
  staticData: { page },
  component: Body,
})
