import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/content-automation.mdx'

export const Route = createFileRoute('/services/content-automation')({
  staticData: { page },
  component: Body,
})
