import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/web-struktur-optimierung.mdx'
import { page, derived } from '~/content/services/web-struktur-optimierung.mdx?facts'

export const Route = createFileRoute('/services/web-struktur-optimierung')({
  staticData: { page },
  component: () => (
    <Service page={page} derived={derived}>
      <Text />
    </Service>
  ),
})
