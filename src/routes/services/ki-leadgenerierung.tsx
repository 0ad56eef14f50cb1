import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/ki-leadgenerierung.mdx'
import { page, derived } from '~/content/services/ki-leadgenerierung.mdx?facts'

export const Route = createFileRoute('/services/ki-leadgenerierung')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
