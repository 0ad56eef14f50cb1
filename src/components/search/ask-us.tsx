import { PageLink } from '../layout/page-link'
import type { FollowHandler } from './search-options'

/** Below a search that has not found all of what was asked: somebody to ask. */
export function AskUs({ onFollow }: { onFollow: FollowHandler | undefined }) {
  return (
    <p className="search-ask">
      Nicht dabei?{' '}
      <PageLink onClick={onFollow} to="/contact">
        Fragen Sie uns
      </PageLink>
      , ein Mensch antwortet.
    </p>
  )
}
