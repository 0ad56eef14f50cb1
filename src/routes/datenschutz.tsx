import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/datenschutz.mdx'

export const Route = createFileRoute('/datenschutz')({
  staticData: { page },
  component: Body,
})
