import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/google-business-profile.mdx'

export const Route = createFileRoute('/knowledge-base/google-business-profile')({
  staticData: { page },
  component: Body,
})
