import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/content-strategie.mdx'
import { page, surroundings } from '~/content/services/content-strategie.mdx?facts'

export const Route = createFileRoute('/services/content-strategie')({
  staticData: { page },
  component: () => (
    <Service page={page} surroundings={surroundings}>
      <Text />
    </Service>
  ),
})
