import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/content-distribution.mdx'

export const Route = createFileRoute('/knowledge-base/content-distribution')({
  staticData: { page },
  component: Body,
})
