import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/chatbot-integration.mdx'
import { page, derived } from '~/content/services/chatbot-integration.mdx?facts'

export const Route = createFileRoute('/services/chatbot-integration')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
