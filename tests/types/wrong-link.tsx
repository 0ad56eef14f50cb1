import { Breadcrumbs } from '../../src/components/layout/breadcrumbs.tsx'
import { FurtherReading } from '../../src/components/layout/further-reading.tsx'
import { PageLink } from '../../src/components/layout/page-link.tsx'
import { PageRows, RowList } from '../../src/components/layout/row-list.tsx'
import { SectionLink } from '../../src/components/layout/section-link.tsx'
import type { PagePath } from '../../src/lib/site/page-path.ts'

/** Compiled, never run: `tsc` fails here once a link to a path that is no page compiles. */
export const rightLinks = [
  <PageLink key="home" to="/" />,
  <PageLink key="article" to="/knowledge-base/entity-seo" />,
  <PageLink key="search" to="/knowledge-base" search={{ q: 'hreflang', thema: 'technik' }} />,
  <PageLink key="subject" to="/contact" search={{ anliegen: 'linkbuilding' }} />,
  <PageLink key="service" to="/services/linkbuilding" hash="ablauf" rel="next" className="a" />,
]

declare const anywhere: string

export const wrongLinks = [
  // @ts-expect-error no such page
  <PageLink key="unknown" to="/gibt-es-nicht" />,
  // @ts-expect-error a misspelt page
  <PageLink key="misspelt" to="/services/link-building" />,
  // @ts-expect-error a folder without a page of its own
  <PageLink key="folder" to="/services" />,
  // @ts-expect-error a page has no extension
  <PageLink key="extension" to="/contact.html" />,
  // @ts-expect-error nor an origin
  <PageLink key="origin" to="https://www.example.com/contact" />,
  // @ts-expect-error a hash is no part of the path
  <PageLink key="hash" to="/#contact" />,
  // @ts-expect-error any text
  <PageLink key="text" to={anywhere} />,
  // @ts-expect-error a topic that is none
  <PageLink key="topic" to="/knowledge-base" search={{ thema: 'technology' }} />,
  // @ts-expect-error a service that is none
  <PageLink key="subject" to="/contact" search={{ anliegen: 'seo' }} />,
  // @ts-expect-error a parameter that is none
  <PageLink key="parameter" to="/knowledge-base" search={{ query: 'hreflang' }} />,
  // @ts-expect-error a section that the home page does not have
  <SectionLink key="section" section="kontakt">
    Kontakt
  </SectionLink>,
]

export const rightLists = [
  <RowList key="rows" rows={[{ title: 'a', text: 'b', to: '/agb' }]} />,
  <PageRows key="pages" links={[{ to: '/agb', label: 'a', description: 'b' }]} />,
  <Breadcrumbs key="crumbs" crumbs={[{ to: '/', hash: 'leistungen', label: 'a' }]} current="b" />,
  <FurtherReading key="further" minutes={1} contents={[]} further={[]} next={{ to: '/agb', label: 'a' }} />,
]

export const wrongLists = [
  // @ts-expect-error no such page
  <RowList key="rows" rows={[{ title: 'a', text: 'b', to: '/gibt-es-nicht' }]} />,
  // @ts-expect-error any text
  <PageRows key="pages" links={[{ to: anywhere, label: 'a', description: 'b' }]} />,
  // @ts-expect-error no such page
  <Breadcrumbs key="crumbs" crumbs={[{ to: '/services', label: 'a' }]} current="b" />,
  // @ts-expect-error any text
  <FurtherReading key="further" minutes={1} contents={[]} further={[]} next={{ to: anywhere, label: 'a' }} />,
]

// @ts-expect-error a path of a page is not any text
export const wrongPath: PagePath = anywhere
