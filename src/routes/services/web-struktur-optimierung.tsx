import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/web-struktur-optimierung.mdx'
import page from '~/content/services/web-struktur-optimierung.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/web-struktur-optimierung')({
  ...pageRoute(page),
  component: Body,
})
