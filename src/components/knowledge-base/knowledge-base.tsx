import { glossary } from 'virtual:content/glossary'
import { articles } from 'virtual:pages/articles'
import { toolGroups } from 'virtual:pages/tools'
import { headingId } from '~/lib/site/heading-id'
import { type ArticleTeaser, type LinkGroup, topicLabels, topics } from '~/lib/site/navigation'
import type { Page } from '~/lib/site/page-schema'
import { topicSections } from '~/lib/site/sections'
import type { Topic } from '~/lib/site/topic-params'
import { Fold } from '../layout/fold'
import { PageHead } from '../layout/page-head'
import { PageLink } from '../layout/page-link'
import { PageSection, RowList } from '../layout/page-section'
import { PageTitle, TitleText } from '../layout/page-title'
import { Thumbnail } from '../layout/thumbnail'
import { Announcement } from '../search/announcement'
import { TopicSearch } from '../search/topic-search'
import { useTopic } from '../search/use-search-address'

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

/** The articles by topic; with a topic in the query, only its articles. */
export function TopicSections({ groups }: { groups: LinkGroup<ArticleTeaser>[] }) {
  const chosen = useTopic()
  const linksOf = (topic: Topic) => groups.find(({ label }) => label === topicLabels[topic])?.links ?? []
  return (
    <>
      {topics
        .filter((topic) => !chosen || topic === chosen)
        .map((topic) => (
          <PageSection key={topic} id={topicSections[topic]} title={topicLabels[topic]}>
            <ArticleList list={linksOf(topic)} />
          </PageSection>
        ))}
      <Announcement
        text={chosen ? `${linksOf(chosen).length} Artikel zum Thema ${topicLabels[chosen]}` : ''}
      />
    </>
  )
}

/** Articles, each with its figure, description, reading time and tools. */
function ArticleList({ list }: { list: ArticleTeaser[] }) {
  return (
    <ul className="article-index-articles">
      {list.map(({ to, title, description, minutes, tools }) => (
        <li key={to}>
          <Thumbnail of={to} />
          <div>
            <h3>
              <PageLink to={to}>
                <TitleText>{title}</TitleText>
              </PageLink>
            </h3>
            <p>{description}</p>
            <p className="page-note article-index-about">
              <span>{`${minutes} Minuten`}</span>
              {tools.map((tool) => (
                <span key={tool}>{`Werkzeug: ${tool.replace(/:.*/, '')}`}</span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The glossary: terms and definitions, folded by letter. The id of a term is the hash of links to it. */
function Glossary() {
  return (
    <div className="article-index-glossary">
      {letters.map((letter) => (
        <Fold
          key={letter}
          title={
            <span className="article-index-letter">
              <b>{letter}</b>{' '}
              <small>
                {termsOf(letter)
                  .map(([, { term }]) => term)
                  .join(', ')}
              </small>
            </span>
          }
        >
          <dl>
            {termsOf(letter).map(([id, { term, definition }]) => (
              <div key={id} id={`begriff-${id}`}>
                <dt>{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  )
}

const entries = Object.entries(glossary).toSorted(([, one], [, other]) =>
  headingId(one.term) < headingId(other.term) ? -1 : 1,
)
const letterOf = ([, { term }]: (typeof entries)[number]) => headingId(term).charAt(0).toUpperCase()
const letters = [...new Set(entries.map(letterOf))]
const termsOf = (letter: string) => entries.filter((entry) => letterOf(entry) === letter)
