import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/ki-leadgenerierung.mdx'
import page from '~/content/services/ki-leadgenerierung.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/ki-leadgenerierung')({
  ...pageRoute(page),
  component: Body,
})
