import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/content-distribution.mdx'

export const Route = createFileRoute('/services/content-distribution')({
  staticData: { page },
  component: Body,
})
