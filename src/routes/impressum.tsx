import { createFileRoute } from '@tanstack/react-router'
import { Legal } from '~/components/layout/legal'
import Text from '~/content/impressum.mdx'
import { page } from '~/content/impressum.mdx?facts'

export const Route = createFileRoute('/impressum')({
  staticData: { page },
  component: () => (
    <Legal page={page}>
      <Text />
    </Legal>
  ),
})
