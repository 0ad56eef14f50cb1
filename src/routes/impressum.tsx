import { createFileRoute } from '@tanstack/react-router'
import { Plain } from '~/components/layout/plain'
import Text from '~/content/impressum.mdx'
import { contents, page } from '~/content/impressum.mdx?facts'

export const Route = createFileRoute('/impressum')({
  staticData: { page },
  component: () => (
    <Plain page={page} contents={contents}>
      <Text />
    </Plain>
  ),
})
