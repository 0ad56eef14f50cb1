import { createFileRoute } from '@tanstack/react-router'
import Body from '~/content/services/chatbot-integration.mdx'
import page from '~/content/services/chatbot-integration.mdx?page'
import { pageRoute } from '~/lib/page-route'

export const Route = createFileRoute('/services/chatbot-integration')({
  ...pageRoute(page),
  component: Body,
})
