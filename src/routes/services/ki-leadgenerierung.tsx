import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/ki-leadgenerierung.mdx'

export const Route = createFileRoute('/services/ki-leadgenerierung')({
  staticData: { page },
  component: Body,
})
