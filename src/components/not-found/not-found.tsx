import { documentTitle } from '../document-title'
import { useUnblockNavigation } from '../hydration-block'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { PageTitle } from '../layout/page-title'
import { SiteSearch } from '../search/site-search'
import { Way } from '../stations/way'
import { usePageStyles } from '../styles'
import { AllPages } from './all-pages'
import notFound from './not-found.css?inline'
import { Suggestions } from './suggestions'

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
        <AllPages />
      </PageSection>
    </>
  )
}
