import { articles } from 'virtual:pages/articles'
import { toolGroups } from 'virtual:pages/tools'
import type { Page } from '~/lib/site/page-schema'
import { PageHead } from '../layout/page-head'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { PageTitle } from '../layout/page-title'
import { RowList } from '../layout/row-list'
import { TopicSearch } from '../search/topic-search'
import { Glossary } from './glossary'
import { TopicSections } from './topic-sections'

/** The index of the knowledge base: search, all articles by topic, the glossary. */
export function KnowledgeBase({ page }: { page: Page }) {
  return (
    <>
      <PageHead page={page} />
      <header className="page-head page-section-start">
        <PageTitle>Wissen: Anleitungen, Werkzeuge, Glossar</PageTitle>
        <p>
          Zuoberst steht in jeder Anleitung die kurze Antwort. Dann lesen Sie, was Sie am Montag in höchstens
          30 Minuten erledigen können, danach alle weiteren Schritte und die Quellen mit Datum.
        </p>
        <p>
          Wenn Ihre Kundschaft aus der Umgebung kommt, genügen am Anfang zwei:{' '}
          <PageLink to="/knowledge-base/erste-schritte">Erste Schritte</PageLink> und{' '}
          <PageLink to="/knowledge-base/google-business-profile">Google-Unternehmensprofil</PageLink>.
        </p>
        <TopicSearch />
      </header>
      <TopicSections groups={articles} />
      <ToolList />
      <PageSection id="glossar" title="Glossar" lead="Die Fachwörter dieser Website, kurz erklärt.">
        <Glossary />
      </PageSection>
    </>
  )
}

/** The tools of the articles, grouped by task. */
function ToolList() {
  return (
    <PageSection
      id="werkzeuge"
      title="Werkzeuge"
      tone="sunken"
      lead="Prüfen und rechnen Sie mit Ihren eigenen Angaben. Alles geschieht in Ihrem Browser. Für den Quelltext einer Seite brauchen Sie einen Computer."
    >
      {toolGroups.map(({ label, tools }) => (
        <div key={label} className="article-index-tools">
          <h3 className="page-note">{label}</h3>
          <RowList rows={tools} />
        </div>
      ))}
    </PageSection>
  )
}
