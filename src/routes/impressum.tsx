import { createFileRoute } from '@tanstack/react-router'
import { Plain } from '~/components/layout/plain'
import Text from '~/content/impressum.mdx'
import { page } from '~/content/impressum.mdx?facts'

export const Route = createFileRoute('/impressum')({
  staticData: { page },
  component: () => (
    <Plain page={page}>
      <Text />
    </Plain>
  ),
})
