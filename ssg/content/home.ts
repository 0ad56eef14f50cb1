import { VFile } from 'vfile'
import { fixedPriceText } from '../../src/lib/site/page-slots.ts'
import { homeSchema, type HomeTexts } from '../../src/lib/site/home-schema.ts'
import type { Page } from '../../src/lib/site/page-schema.ts'
import type { Slots } from '../../src/lib/site/slots-schema.ts'
import { site } from './identity.ts'
import { joinFigures } from '../mdx/remark-join-figures.ts'
import { remarkOperator } from '../mdx/remark-operator.ts'
import { citedSources } from './text-nodes.ts'
import type { Content } from './content.ts'
import type { Sources } from './sources.ts'

export const homeFile = 'src/content/home.yaml'

export const homeFacts = [
  'responseTime',
  'paymentTerm',
  'workingDays',
  'auditPrice',
  'sources',
  'firstLoad',
  'seconds',
] as const

type HomeFacts = Record<(typeof homeFacts)[number], string>

/** The values of the placeholders: data of the operator, counts, and the limit of the first load in bytes, which a check of every build enforces. */
export function homeFactsOf(
  { responseTime, paymentTerm }: { responseTime: string; paymentTerm: string },
  { audit, vat }: Pick<Slots, 'audit' | 'vat'>,
  firstLoad: number,
  sources: number,
): HomeFacts {
  return {
    responseTime,
    paymentTerm,
    workingDays: String(audit.workingDays),
    auditPrice: audit.price === null ? '' : fixedPriceText(audit.price, vat),
    sources: String(sources),
    firstLoad: `${firstLoad / 1000}\u00A0kB`,
    // 1.6 Mbit/s, a slow mobile network, is 200 kB a second.
    seconds: (firstLoad / 200_000).toFixed(1).replace('.', ','),
  }
}

export interface Home {
  page: Page
  questions: string[]
  texts: HomeTexts
}

/** The texts of the home page with placeholders and source links filled in. */
export function homeOf(written: unknown, facts: HomeFacts, sources: Sources): Home {
  const {
    page: { questions, ...page },
    audit,
    ...texts
  } = homeSchema.parse(filled(written, facts, sources))
  const rows = audit.rows.map(({ priced, ...row }) =>
    priced && facts.auditPrice ? { ...row, text: priced } : row,
  )
  return { page: { kind: 'home', ...page }, questions, texts: { ...texts, audit: { ...audit, rows } } }
}

function filled(written: unknown, facts: Record<string, string>, sources: Sources): unknown {
  if (typeof written === 'string') {
    const said = written.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
    return joinFigures(said).replace(sourceLink, (whole, key: string) => {
      const source = sources[key]
      return source ? `](${source.url})` : whole
    })
  }
  if (Array.isArray(written)) return written.map((entry) => filled(entry, facts, sources))
  if (typeof written !== 'object' || written === null) return written
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, filled(value, facts, sources)]),
  )
}

const sourceLink = /\]\(source:([\w-]+)\)/g

/** The number of sources that the texts show. Passages that `<Only>` drops for this operator do not count. */
export function countShownSources(content: Content[], register: Sources): number {
  return new Set(content.flatMap(shownSources).map((key) => register[key]?.url ?? key)).size
}

function shownSources({ file, tree }: Content): string[] {
  const shown = structuredClone(tree)
  remarkOperator(site)(shown, new VFile({ path: file }))
  return [...citedSources(shown)]
}
