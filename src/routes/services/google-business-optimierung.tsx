import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/google-business-optimierung.mdx'
import page from '~/content/services/google-business-optimierung.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/google-business-optimierung')({
  ...pageRoute(page),
  component: Body,
})
