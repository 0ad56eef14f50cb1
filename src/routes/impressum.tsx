import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/impressum.mdx'

export const Route = createFileRoute('/impressum')({
  staticData: { page },
  component: Body,
})
