import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/entity-seo.mdx'
import page from '~/content/knowledge-base/entity-seo.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/entity-seo')({
  ...pageRoute(page),
  component: Body,
})
