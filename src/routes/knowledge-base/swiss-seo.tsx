import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/swiss-seo.mdx'
import page from '~/content/knowledge-base/swiss-seo.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/swiss-seo')({
  ...pageRoute(page),
  component: Body,
})
