import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/daten-integration.mdx'

export const Route = createFileRoute('/services/daten-integration')({
  staticData: { page },
  component: Body,
})
