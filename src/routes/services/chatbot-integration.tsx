import { createFileRoute } from '@tanstack/react-router'
import Body, { page } from '~/content/services/chatbot-integration.mdx'

export const Route = createFileRoute('/services/chatbot-integration')({
  staticData: { page },
  component: Body,
})
