import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/entity-seo-guide.mdx'
import page from '~/content/knowledge-base/entity-seo-guide.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/entity-seo-guide')({
  ...pageRoute(page),
  component: Body,
})
