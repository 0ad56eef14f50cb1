import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/google-business-optimierung.mdx'

export const Route = createFileRoute('/services/google-business-optimierung')({
  staticData: { page },
  component: Body,
})
