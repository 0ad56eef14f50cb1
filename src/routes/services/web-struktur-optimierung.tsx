import { createFileRoute } from '@tanstack/react-router'
import { Service } from '~/components/services/service'
import Text from '~/content/services/web-struktur-optimierung.mdx'
import { page, surroundings } from '~/content/services/web-struktur-optimierung.mdx?facts'

export const Route = createFileRoute('/services/web-struktur-optimierung')({
  staticData: { page },
  component: () => (
    <Service page={page} surroundings={surroundings}>
      <Text />
    </Service>
  ),
})
