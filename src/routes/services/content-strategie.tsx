import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/content-strategie.mdx'

export const Route = createFileRoute('/services/content-strategie')({
  staticData: { page },
  component: Body,
})
