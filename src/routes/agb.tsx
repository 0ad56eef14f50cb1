import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/agb.mdx'

export const Route = createFileRoute('/agb')({
  staticData: { page },
  component: Body,
})
