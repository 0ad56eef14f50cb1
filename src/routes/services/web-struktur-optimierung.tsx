import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/web-struktur-optimierung.mdx'

export const Route = createFileRoute('/services/web-struktur-optimierung')({
  staticData: { page },
  component: Body,
})
