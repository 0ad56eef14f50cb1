import { createFileRoute } from '@tanstack/react-router'
import { Legal } from '~/components/layout/legal'
import Text from '~/content/datenschutz.mdx'
import { page } from '~/content/datenschutz.mdx?facts'

export const Route = createFileRoute('/datenschutz')({
  staticData: { page },
  component: () => (
    <Legal page={page}>
      <Text />
    </Legal>
  ),
})
