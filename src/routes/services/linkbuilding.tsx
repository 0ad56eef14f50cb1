import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/linkbuilding.mdx'
import { page, surroundings } from '~/content/services/linkbuilding.mdx?facts'

export const Route = createFileRoute('/services/linkbuilding')({
  staticData: { page },
  component: () => (
    <Service page={page} surroundings={surroundings}>
      <Text />
    </Service>
  ),
})
