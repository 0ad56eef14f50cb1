import { createFileRoute } from '@tanstack/react-router'
import { Plain } from '~/components/layout/plain'
import Text from '~/content/agb.mdx'
import { contents, page } from '~/content/agb.mdx?facts'

export const Route = createFileRoute('/agb')({
  staticData: { page },
  component: () => (
    <Plain page={page} contents={contents}>
      <Text />
    </Plain>
  ),
})
