import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/msn-publishing.mdx'

export const Route = createFileRoute('/services/msn-publishing')({
  staticData: { page },
  component: Body,
})
