import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/linkbuilding.mdx'

export const Route = createFileRoute('/services/linkbuilding')({
  staticData: { page },
  component: Body,
})
