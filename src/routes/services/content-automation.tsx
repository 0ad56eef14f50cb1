import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/content-automation.mdx'
import { page, surroundings } from '~/content/services/content-automation.mdx?facts'

export const Route = createFileRoute('/services/content-automation')({
  staticData: { page },
  component: () => (
    <Service page={page} surroundings={surroundings}>
      <Text />
    </Service>
  ),
})
