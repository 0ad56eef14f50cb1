import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/multilingual-seo.mdx'
import page from '~/content/knowledge-base/multilingual-seo.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/multilingual-seo')({
  ...pageRoute(page),
  component: Body,
})
