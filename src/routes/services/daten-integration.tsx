import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/daten-integration.mdx'
import page from '~/content/services/daten-integration.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/daten-integration')({
  ...pageRoute(page),
  component: Body,
})
