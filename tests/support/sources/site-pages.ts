import type { PageOf } from '../../../src/lib/site/page-schema.ts'
import type { SitePage } from '../../../ssg/content/site-page.ts'

const published = '2026-11-21'
const description = 'Eine Beschreibung, wie sie in Suchergebnissen steht.'
const summary = 'Das Wichtigste in zwei Sätzen. Mehr davon im Text.'

/** Valid pages, one function per kind. A test may replace facts. */
export function articlePage(path: string, replaced: Partial<PageOf<'article'>> = {}): SitePage {
  const facts = { title: 'Was ist Entity SEO?', shortTitle: 'Entity SEO', order: 1, published }
  const further = { description, summary, service: '/services/linkbuilding' }
  return sitePage(path, { kind: 'article', topic: 'start', ...facts, ...further, ...replaced })
}

export function servicePage(path: string, replaced: Partial<PageOf<'service'>> = {}): SitePage {
  const facts = { title: 'Linkbuilding mit Bestand', shortTitle: 'Linkbuilding', order: 1, published }
  const box = {
    result: 'Bericht',
    duration: 'Fünf Schritte',
    effort: 'Gespräch',
    price: 'Seiten',
    once: 'Alles',
  }
  return sitePage(path, {
    kind: 'service',
    group: 'search',
    station: 'links',
    description,
    summary,
    ...facts,
    ...box,
    ...replaced,
  })
}

export function legalPage(path: string, replaced: Partial<PageOf<'legal'>> = {}): SitePage {
  const facts = { title: 'Datenschutzerklärung', shortTitle: 'Datenschutz', order: 1, published }
  return sitePage(path, { kind: 'legal', description, ...facts, ...replaced })
}

/** A page of the kind `page`, such as «Über uns». */
export function ownPage(path: string, replaced: Partial<PageOf<'page'>> = {}): SitePage {
  const facts = { title: 'Wer wir sind und was wir tun', shortTitle: 'Über uns', order: 1, published }
  return sitePage(path, { kind: 'page', navigation: 'header', description, summary, ...facts, ...replaced })
}

export function plainPage(path: string, kind: 'home' | 'contact' | 'index'): SitePage {
  return sitePage(path, { kind, title: 'Gefunden werden', shortTitle: 'Start', description, published })
}

function sitePage(path: string, page: SitePage['page']): SitePage {
  return { path, page, questions: ['Wie geht das?'], source: undefined }
}
