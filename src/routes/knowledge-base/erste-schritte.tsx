import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/knowledge-base/erste-schritte.mdx'

export const Route = createFileRoute('/knowledge-base/erste-schritte')({
  staticData: { page },
  component: Body,
})
