import { Glossary } from '~/components/knowledge-base/glossary'
import { PageSection } from '~/components/layout/page-section'
import { PageTitle } from '~/components/layout/page-title'
import { PageRows } from '~/components/layout/row-list'
import { SearchForm } from '~/components/search/search-form'
import { usePages } from '~/components/use-pages'
import { articleGroups } from '~/lib/site/navigation'
import { headingId } from '~/lib/site/heading-id'
import styles from '../layout/index-layout.module.css'

/** The index of the knowledge base: search, all articles by topic, the glossary. */
export function KnowledgeBase() {
  return (
    <div className={styles.layout} data-page>
      <header className={styles.head}>
        <PageTitle>Wissen, das Sie heute anwenden können</PageTitle>
        <p>
          Dreizehn Anleitungen zu Suchmaschinen, Inhalten und Anfragen. Jede beantwortet zuerst ihre Frage,
          zeigt dann die Schritte und nennt ihre Quellen mit Datum. Was die Branche gern behauptet und nicht
          stimmt, steht auch darin.
        </p>
        <SearchForm hasTopics />
      </header>
      {articleGroups(usePages()).map(({ label, pages }) => (
        <PageSection key={label} id={headingId(label)} title={label}>
          <PageRows pages={pages} />
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
