import { AllPages } from '~/components/not-found/all-pages'
import { PageSection } from '~/components/layout/page-section'
import { PageTitle } from '~/components/layout/page-title'
import { SearchForm } from '~/components/search/search-form'
import styles from '../layout/index-layout.module.css'

/** An address that is no page: says so, and leads to the pages it may have meant, the search, and all others. */
export function NotFound() {
  return (
    <div className={styles.layout} data-page>
      <header className={styles.head}>
        <PageTitle>Diese Seite gibt es nicht</PageTitle>
        <p>
          Vielleicht hat sich in der Adresse ein Fehler eingeschlichen, oder die Seite ist umgezogen. Beginnen
          Sie auf der <a href="/">Startseite</a>, im <a href="/knowledge-base">Wissen</a> oder schreiben Sie
          uns über <a href="/contact">Kontakt</a>.
        </p>
        <div className="needs-script">
          <h2>Meinten Sie …</h2>
          <ul data-suggestions />
        </div>
        <SearchForm />
      </header>
      <PageSection id="alle-seiten" title="Alle Seiten">
        <AllPages />
      </PageSection>
    </div>
  )
}
