import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/seo-tools.mdx'
import page from '~/content/knowledge-base/seo-tools.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/seo-tools')({
  ...pageRoute(page),
  component: Body,
})
