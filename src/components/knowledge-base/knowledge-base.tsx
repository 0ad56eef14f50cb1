import { articles } from 'virtual:pages/articles'
import { headingId } from '~/lib/site/heading-id'
import type { Page } from '~/lib/site/page-schema'
import styles from '../layout/index-layout.module.css'
import { PageHead } from '../layout/page-head'
import { PageSection } from '../layout/page-section'
import { PageTitle } from '../layout/page-title'
import { PageRows } from '../layout/row-list'
import { SearchForm } from '../search/search-form'
import { Glossary } from './glossary'

/** The index of the knowledge base: search, all articles by topic, the glossary. */
export function KnowledgeBase({ page }: { page: Page }) {
  return (
    <div className={styles.layout}>
      <PageHead page={page} />
      <header className={styles.head}>
        <PageTitle>Wissen, das Sie heute anwenden können</PageTitle>
        <p>
          Dreizehn Anleitungen zu Suchmaschinen, Inhalten und Anfragen. Jede beantwortet zuerst ihre Frage,
          zeigt dann die Schritte und nennt ihre Quellen mit Datum. Was die Branche gern behauptet und nicht
          stimmt, steht auch darin.
        </p>
        <SearchForm hasTopics />
      </header>
      {articles.map(({ label, links }) => (
        <PageSection key={label} id={headingId(label)} title={label}>
          <PageRows links={links} />
        </PageSection>
      ))}
      <PageSection
        id="glossar"
        title="Glossar"
        lead="Die Begriffe, die in den Artikeln gepunktet unterstrichen sind."
      >
        <Glossary />
      </PageSection>
    </div>
  )
}
