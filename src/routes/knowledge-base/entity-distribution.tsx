import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/entity-distribution.mdx'
import page from '~/content/knowledge-base/entity-distribution.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/entity-distribution')({
  ...pageRoute(page),
  component: Body,
})
