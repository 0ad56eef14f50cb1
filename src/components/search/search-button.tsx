import { PageLink } from '../layout/page-link'

/** Opens the search. Without a script it leads to the list of everything. */
export function SearchButton({ className }: { className: string | undefined }) {
  return (
    <PageLink to="/knowledge-base" className={className} aria-haspopup="dialog">
      Suche
    </PageLink>
  )
}
