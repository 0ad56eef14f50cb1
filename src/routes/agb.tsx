import { createFileRoute } from '@tanstack/react-router'
import { Legal } from '~/components/layout/legal'
import Text from '~/content/agb.mdx'
import { page } from '~/content/agb.mdx?facts'

export const Route = createFileRoute('/agb')({
  staticData: { page },
  component: () => (
    <Legal page={page}>
      <Text />
    </Legal>
  ),
})
