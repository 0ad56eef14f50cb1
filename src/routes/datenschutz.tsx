import { createFileRoute } from '@tanstack/react-router'
import { Plain } from '~/components/layout/plain'
import Text from '~/content/datenschutz.mdx'
import { contents, page } from '~/content/datenschutz.mdx?facts'

export const Route = createFileRoute('/datenschutz')({
  staticData: { page },
  component: () => (
    <Plain page={page} contents={contents}>
      <Text />
    </Plain>
  ),
})
