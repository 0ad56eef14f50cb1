import { useHydrated, useRouterState } from '@tanstack/react-router'
import { articles } from 'virtual:pages/articles'
import { inFooter, inHeader, legal, services } from 'virtual:pages/navigation'
import { nearestPages } from '~/lib/search/nearest-pages'
import type { LinkGroup, PageLink as Listed } from '~/lib/site/navigation'
import { documentTitle } from '../document-title'
import { useUnblockNavigation } from '../hydration-block'
import { PageItems, PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { PageTitle } from '../layout/page-title'
import { SiteSearch } from '../search/site-search'
import { Way } from '../stations/way'
import { usePageStyles } from '../styles'
import notFound from './not-found.css?inline'

const groups: LinkGroup[] = [...services, ...articles]

/** The page for unknown addresses, with suggestions, search and links to all pages. */
export function NotFound() {
  useUnblockNavigation()
  usePageStyles(notFound)
  return (
    <>
      <title>{documentTitle('Seite nicht gefunden')}</title>
      <meta name="robots" content="noindex" />
      <header className="page-head page-section-start">
        <PageTitle>Diese Seite gibt es nicht</PageTitle>
        <p>
          Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde gelöscht. Beginnen Sie auf der{' '}
          <PageLink to="/">Startseite</PageLink> oder bei den{' '}
          <PageLink to="/knowledge-base">Anleitungen</PageLink>, oder{' '}
          <PageLink to="/contact">schreiben Sie uns</PageLink>.
        </p>
        <Way at="search" isBroken />
        <Suggestions />
        <SiteSearch />
      </header>
      <PageSection id="alle-seiten" title="Alle Seiten">
        <div className="not-found-groups">
          {groups.map((group) => (
            <section key={group.label}>
              <h3>{group.label}</h3>
              <ul className="links">
                <PageItems links={group.links} />
              </ul>
            </section>
          ))}
        </div>
      </PageSection>
    </>
  )
}

const listed: Listed[] = [
  ...[...articles, ...services].flatMap(({ links }): Listed[] => links),
  ...inHeader,
  ...inFooter,
  ...legal,
  // The page names them in any case.
  { to: '/', label: 'Startseite' },
  { to: '/contact', label: 'Kontakt' },
  { to: '/knowledge-base', label: 'Wissen' },
]

/**
 * The pages whose path is nearest to the unknown address, or else the first articles. They show after hydration only, because `404.html` serves every
 * unknown address.
 */
export function Suggestions() {
  const isHydrated = useHydrated()
  return (
    <div className="needs-script not-found-suggestions">
      <h2>Vielleicht suchen Sie …</h2>
      <ul className="links">{isHydrated && <NearestPages />}</ul>
    </div>
  )
}

function NearestPages() {
  // The address of the page that is shown, not that of a pending navigation.
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  return <PageItems links={nearestPages(path, listed)} />
}
