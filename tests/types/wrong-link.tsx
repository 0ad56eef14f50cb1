import { PageLink } from '../../src/components/layout/page-link.tsx'
import { PageSection, RowList } from '../../src/components/layout/page-section.tsx'
import { FurtherReading } from '../../src/components/layout/text-end.tsx'
import { fieldId } from '../../src/lib/enquiry/enquiry-fields.ts'
import type { Crumb } from '../../src/lib/site/breadcrumb-trail.ts'
import { headingId } from '../../src/lib/site/heading-id.ts'
import type { PagePath, ServiceName } from '../../src/lib/site/page-path.ts'
import { textSections, topicSections } from '../../src/lib/site/sections.ts'
import { sourceId } from '../../src/lib/site/source.ts'

declare const someService: ServiceName

/** Compiled, never run: `tsc` fails here once a link to what is no page, or no section of one, compiles. */
export const rightLinks = [
  <PageLink key="home" to="/" />,
  <PageLink key="page" to="/impressum" />,
  <PageLink key="search" to="/knowledge-base" search={{ q: 'hreflang', thema: 'technik' }} />,
  <PageLink key="subject" to="/contact" search={{ anliegen: someService }} />,
  <PageLink key="attributes" to="/contact" rel="next" className="a" />,
  <PageLink key="section" to="/" hash="leistungen" />,
  <PageLink key="heading" to="/agb" hash={textSections['/agb'][0]} />,
  <PageLink key="topic" to="/knowledge-base" hash={topicSections.start} />,
]

declare const anywhere: string
declare const somePage: PagePath

export const wrongLinks = [
  // @ts-expect-error no such page
  <PageLink key="unknown" to="/gibt-es-nicht" />,
  // @ts-expect-error a folder without a page of its own
  <PageLink key="folder" to="/services" />,
  // @ts-expect-error any text
  <PageLink key="text" to={anywhere} />,
  // @ts-expect-error any text, by the way of other props
  <PageLink key="spread" {...{ to: anywhere }} />,
  // @ts-expect-error nowhere
  <PageLink key="nowhere" />,
  // @ts-expect-error an address beside the page
  <PageLink key="address" to="/contact" href="/gibt-es-nicht" />,
  // @ts-expect-error a query of a page that reads none
  <PageLink key="query" to="/agb" search={{ q: 'hreflang' }} />,
  // @ts-expect-error a section that the page does not have
  <PageLink key="section" to="/" hash="kontakt" />,
  // @ts-expect-error a section of another page
  <PageLink key="elsewhere" to="/contact" hash="leistungen" />,
  // @ts-expect-error a heading that the text does not have
  <PageLink key="text-section" to="/agb" hash="haftung" />,
  // @ts-expect-error a section of whichever page
  <PageLink key="whichever" to={somePage} hash="contact" />,
  // @ts-expect-error any text as a section
  <PageLink key="any-section" to="/" hash={anywhere} />,
  // @ts-expect-error a topic that is none
  <PageLink key="topic" to="/knowledge-base" search={{ thema: 'technology' }} />,
  // @ts-expect-error a service that is none
  <PageLink key="subject" to="/contact" search={{ anliegen: 'seo' }} />,
  // @ts-expect-error a parameter that is none
  <PageLink key="parameter" to="/knowledge-base" search={{ query: 'hreflang' }} />,
]

export const rightLists = [
  <RowList key="rows" rows={[{ title: 'a', text: 'b', to: '/agb' }]} />,
  <FurtherReading key="further" minutes={1} contents={[]} further={[]} next={{ to: '/agb', label: 'a' }} />,
]

export const wrongLists = [
  // @ts-expect-error no such page
  <RowList key="rows" rows={[{ title: 'a', text: 'b', to: '/gibt-es-nicht' }]} />,
  // @ts-expect-error any text
  <FurtherReading key="further" minutes={1} contents={[]} further={[]} next={{ to: anywhere, label: 'a' }} />,
]

export const crumbs: Crumb[] = [
  { to: '/', hash: 'leistungen', label: 'a' },
  // @ts-expect-error no such page
  { to: '/services', label: 'a' },
  // @ts-expect-error a section that another page has
  { to: '/agb', hash: 'leistungen', label: 'a' },
]

export const rightAnchors = [
  <a key="skip" href="#inhalt">
    a
  </a>,
  <a key="source" href={`#${sourceId(1)}`}>
    a
  </a>,
  <a key="field" href={`#${fieldId('name')}`}>
    a
  </a>,
  <a key="heading" href={`#${headingId('Häufige Fragen')}`}>
    a
  </a>,
  <a key="site" href="https://web.dev/inp">
    a
  </a>,
  <a key="mail" href={`mailto:${anywhere}`}>
    a
  </a>,
]

export const wrongAnchors = [
  // @ts-expect-error no such page
  <a key="unknown" href="/gibt-es-nicht">
    a
  </a>,
  // @ts-expect-error a page: the router could not follow it
  <a key="page" href="/contact">
    a
  </a>,
  // @ts-expect-error no such place
  <a key="place" href="#gibt-es-nicht">
    a
  </a>,
  // @ts-expect-error any text
  <a key="text" href={anywhere}>
    a
  </a>,
  // @ts-expect-error any text as a place
  <a key="any-place" href={`#${anywhere}`}>
    a
  </a>,
  // @ts-expect-error another site without encryption
  <a key="http" href="http://web.dev">
    a
  </a>,
]

export const wrongSection = (
  // @ts-expect-error an id that links do not know
  <PageSection id="gibt-es-nicht" title="a">
    b
  </PageSection>
)

// @ts-expect-error a path of a page is not any text
export const wrongPath: PagePath = anywhere
