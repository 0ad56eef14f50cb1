import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/knowledge-base/google-business-profile.mdx'
import page from '~/content/knowledge-base/google-business-profile.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/knowledge-base/google-business-profile')({
  ...pageRoute(page),
  component: Body,
})
