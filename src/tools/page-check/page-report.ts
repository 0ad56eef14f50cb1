import { alikeness, comparable, urlOf } from '../shared/compare-addresses.ts'
import {
  findingOf,
  listFindings,
  resultText,
  unchecked,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { pastedLine, plainSource } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import type { Values } from '../shared/tool-input.ts'
import { challengedGates, isChallenge, robotsGate, statusGate, textGate } from './access-gates.ts'
import { canonicalGate } from './canonical-gate.ts'
import { stateWords, type Gate, type GateState, type Visit } from './gate.ts'
import { listReport, type ListReport } from './list-report.ts'
import { readAnswer, readFile } from '../shared/page/read-answer.ts'
import { baseOf, readPage, type PageRead } from '../shared/page/read-page.ts'
import { checkRobots } from './robots/check-robots.ts'
import { crawlerRules, meantCrawlers, namedCrawler, type CrawlerRules } from './robots/crawlers.ts'
import { judgeAddress, verdictWord, type AddressVerdict } from './robots/judge-address.ts'
import { noindexGate, snippetGate } from './rules-gates.ts'

export interface PageReport {
  verdict: Verdict
  /** In the order of a crawler; empty if no page was pasted. */
  gates: Gate[]
  findings: Finding[]
  /** The verdicts for the list or sitemap, and for the page if a crawler is blocked. */
  addresses: AddressVerdict[]
  /** The result as a text, a task for those who can fix it. */
  text: string
}

/** The maximum numbers of crawlers and resources, for a field full of noise. */
const [mostCrawlers, mostResources] = [50, 500]

/** Checks the gates of a page, robots.txt, URLs and sitemap. */
export function pageReport(values: Values): PageReport {
  const { robots = '', liste = '' } = values
  const { address, crawlers, response, page, findings: aboutFields } = readFields(values)
  const [crawler = ''] = crawlers
  const { text, findings: aboutAnswer } = readRobots(robots)
  const file = text === undefined ? undefined : checkRobots(text)
  const rules = file?.isRead
    ? crawlers.map((name) => crawlerRules(file.lines, namedCrawler(name)))
    : undefined
  const firstRules = rules?.slice(0, 1) ?? []
  const list = liste.trim() === '' ? undefined : listReport(liste, rules, address)
  const own = rules && (address !== '' || !list) ? judgeAddress(address || '/', rules) : []
  // What the list says of the page, too, is told once.
  const unlisted = list?.hasPage ? [] : own
  const unread = { address, crawlers: [crawler], allowed: undefined, brief: 'keine lesbare robots.txt' }
  const visit: Visit = {
    address,
    crawler,
    robots: judgeAddress(address, firstRules)[0] ?? (robots.trim() === '' ? undefined : unread),
    response,
    page,
    barred: page ? barredOf(page, address, firstRules) : [],
  }
  const behind = isChallenge(visit)
    ? challengedGates()
    : [statusGate, noindexGate, canonicalGate, textGate, snippetGate].map((gate) => gate(visit))
  const isPage = response !== undefined || page !== undefined
  const gates = isPage ? [robotsGate(visit), ...behind] : []
  // The gates have the findings for the first crawler already.
  const atGates = isPage ? rules?.[0]?.crawler.name : undefined
  const findings = listFindings([
    ...aboutFields,
    // A crawler that the robots.txt names is known.
    ...crawlers.filter((_, index) => !rules?.[index]?.isNamed).flatMap(unknownCrawler),
    ...gates.flatMap((gate) => gate.findings),
    ...aboutAnswer,
    ...unlisted.flatMap((verdict) => barred(verdict, atGates)),
    ...(file?.findings ?? []),
    ...(list?.findings ?? []),
    ...(list?.isSitemap && isPage && !list.hasPage ? [notListed] : []),
    ...(list && rules ? rules : []).flatMap(remarkOn),
  ])
  const judged = verdictOn(gates, findings, rightOf(file !== undefined, list))
  const isAsked = address !== '' && !isPage
  const verdict = { ...judged, reason: `${isAsked ? openFor(own) : ''} ${judged.reason}`.trim() }
  return {
    verdict,
    gates,
    findings,
    addresses: [...(isAsked || own.some(isShut) ? unlisted : []), ...(list?.verdicts ?? [])],
    text: `${address}\n${resultText(verdict, findings, gates.map(lineOf))}`.trim(),
  }
}

/** Reads the fields of the page and the crawlers. */
function readFields({ adresse = '', crawler = '', seite = '' }: Values) {
  const named = pastedAddress(adresse)
  const isAddress = /^https?:/i.test(named)
  const { response, source, unread, address: asked, statuses } = readAnswer(seite, isAddress ? named : '')
  const page = source === '' ? undefined : readPage(source)
  // Who types an address leaves out the scheme, «www» and the last slash.
  const isTyped = asked === named && !/^\s*https?:/i.test(adresse)
  const { href = asked } = page?.canonicals.find((one) => one.isUsed && /^https?:/i.test(one.href)) ?? {}
  const address = isTyped && alikeness(href) === alikeness(asked) ? href : asked
  const crawlers = crawler
    // Of a whole user agent the name of the crawler: «Mozilla/5.0 (compatible; Googlebot/2.1; +http://…)».
    .replace(/Mozilla\/[^\n]{0,300}?compatible;\s*([\w-]+)[^)\n]*\)[^,\n]*/gi, '$1')
    .split(/[,;\n]+/, mostCrawlers)
    .map(pastedLine)
    .filter((name) => name !== '')
  if (crawlers.length === 0) crawlers.push('Googlebot')
  const findings: Finding[] = []
  if (statuses.length > 0) {
    const problem = `Der Server leitet weiter (${statuses.join(', ')}) auf «${address.slice(0, 200)}»; geprüft ist dieses Ziel.`
    const remedy = 'In die Suche kommt das Ziel; dieses verlinken.'
    findings.push(findingOf('note', 'reach/forwarded', problem, remedy, 'Status'))
  }
  if (unread !== '') {
    const problem = `Nicht gelesen: «${unread.slice(0, 80)}»; das ist kein Header und kein Quelltext.`
    const remedy = /^user-agent[ \t]*:/im.test(unread)
      ? 'Eine robots.txt gehört in das Feld darunter.'
      : 'Fügen Sie die Ausgabe von curl -si (in der PowerShell curl.exe -si) oder den Quelltext der Seite (Ctrl+U) ein.'
    findings.push(findingOf('unchecked', 'page/unread', problem, remedy))
  }
  if (!isAddress && named !== '') {
    const problem = `«${named.slice(0, 80)}» ist keine vollständige Adresse; Canonical und robots.txt sind nicht geprüft.`
    const remedy = 'Kopieren Sie die Adresse aus der Adresszeile des Browsers.'
    findings.push({ ...findingOf('unchecked', 'page/address', problem, remedy, 'Adresse'), field: 'adresse' })
  }
  if (comparable(address) !== comparable(asked)) {
    const problem = `Geprüft als ${address.slice(0, 200)}.`
    const remedy = 'Kopieren Sie die Adresse aus dem Browser.'
    findings.push(findingOf('note', 'page/spelling', problem, remedy, 'Adresse'))
  }
  return { address, crawlers, response, page, findings }
}

const lineOf = ({ name, state, brief, opener }: Gate, index: number) =>
  `${index + 1}. ${name}: ${stateWords[state]} (${brief})${opener ? `, ${opener}` : ''}`

/** The style sheets and scripts on the host of the page that robots.txt forbids. */
function barredOf(page: PageRead, address: string, rules: readonly CrawlerRules[]): string[] {
  const own = urlOf(address)
  if (!own) return []
  return [...new Set(page.resources)].slice(0, mostResources).filter((path) => {
    const url = urlOf(path, baseOf(page, own).href)
    return url && judgeAddress(url.href, rules, own.origin).some(isShut)
  })
}

/** The verdicts as the rows of a table. */
export function verdictRows(verdicts: readonly AddressVerdict[]): string[][] {
  return [
    ['Adresse', 'Crawler', 'Urteil', 'Grund'],
    ...verdicts.flatMap((verdict) =>
      verdict.crawlers.map((crawler) => [verdict.address, crawler, verdictWord(verdict), verdict.brief]),
    ),
  ]
}

/** The text of a pasted robots.txt without response headers, whose status may tell that there is none. `text` is missing if it is unknown. */
function readRobots(pasted: string): { text?: string; findings: Finding[] } {
  if (pasted.trim() === '') return { findings: [] }
  const { status = 200, text } = readFile(plainSource(pasted))
  if (status === 200) return text === undefined ? { findings: [noRules] } : { text, findings: [] }
  const answers = `Der Server antwortet auf /robots.txt mit ${status}`
  // Google, «How HTTP status codes affect Google's crawlers».
  if (status >= 400 && status < 500 && status !== 429) {
    const problem = `${answers}: Es gibt keine, und alles ist offen.`
    return { text: '', findings: [findingOf('note', 'robots/status', problem, 'Das ist erlaubt.')] }
  }
  const isFault = status === 429 || status >= 500
  const problem = isFault ? `${answers}; Google hält das Crawlen der ganzen Website dann an.` : `${answers}.`
  const remedy = isFault
    ? 'Lassen Sie die Störung beheben.'
    : 'Fügen Sie die Antwort ein, die mit 200 kommt, mit curl -siL auch nach einer Weiterleitung.'
  return { findings: [findingOf(isFault ? 'error' : 'unchecked', 'robots/status', problem, remedy)] }
}

const notListed = findingOf(
  'note',
  'page/not-listed',
  'Die Seite steht nicht in dieser Sitemap.',
  'Soll sie in die Suche, hier oder in einer anderen Sitemap aufnehmen.',
)

const noRules = findingOf(
  'unchecked',
  'robots/headers-only',
  'Von der robots.txt sind nur die Header eingefügt; ihre Regeln fehlen.',
  'Rufen Sie ihre-adresse.ch/robots.txt auf und fügen Sie den Text ein.',
)

function remarkOn({ crawler: { name, tokens, remark, ignoresGeneral } }: CrawlerRules): Finding[] {
  if (!remark) return []
  const remedy =
    ignoresGeneral && tokens.length > 0
      ? `Soll er etwas nicht lesen, eine Gruppe «User-agent: ${name}» anlegen.`
      : 'Sicher sperren lässt sich der Zugriff nur auf dem Server.'
  return [findingOf('note', 'robots/crawler', remark, remedy, name)]
}

/** A finding for the blocked crawlers other than `atGates`. */
function barred(
  { address, crawlers, allowed, brief }: AddressVerdict,
  atGates: string | undefined,
): Finding[] {
  const others = crawlers.filter((name) => name !== atGates)
  if (allowed !== false || others.length === 0) return []
  const problem = `robots.txt sperrt «${address.slice(0, 200)}» für ${others.join(', ')}: ${brief}.`
  const remedy = 'Ist das nicht gewollt, die Regel entfernen.'
  return [findingOf('warning', 'robots/barred', problem, remedy, 'robots.txt')]
}

const isShut = ({ allowed }: AddressVerdict) => allowed === false

/** For an address without a page, that no crawler is blocked, with the deciding lines. */
function openFor(verdicts: readonly AddressVerdict[]): string {
  if (verdicts.length === 0 || !verdicts.every(({ allowed }) => allowed)) return ''
  const reasons = verdicts.map(({ crawlers, brief }) => `${crawlers.join(', ')} (${brief})`)
  return `Laut robots.txt offen für ${reasons.join('; ')}.`
}

/** The reason for a verdict without findings and without a page; empty if nothing was pasted. */
function rightOf(hasRobots: boolean, list: ListReport | undefined): string {
  if (!list) return hasRobots ? 'Die robots.txt hat keinen Fehler.' : ''
  if (!hasRobots)
    return 'Die Sitemap hat keinen Fehler; ob robots.txt ihre Adressen sperrt, ist nicht geprüft.'
  const files = list.isSitemap ? 'robots.txt und Sitemap haben' : 'Die robots.txt hat'
  return `${files} keinen Fehler; alle eingefügten Adressen sind offen.`
}

/** The verdict. The first closed gate decides, because later ones matter only once it is open. */
function verdictOn(gates: readonly Gate[], findings: readonly Finding[], right: string): Verdict {
  const closed = gates.find(({ state }) => state === 'closed')
  if (closed) {
    const before = gates.slice(0, gates.indexOf(closed))
    return {
      state: verdictOf(findings, '').state,
      word: `${closed.prevents ?? 'Gesperrt'} bei Punkt\u00A0${before.length + 1}: ${closed.name}`,
      reason: `Beheben kann es: ${closed.opener}. ${missing(before)}`.trim(),
    }
  }
  if (gates.length === 0 && findings.length === 0 && right === '')
    return unchecked('Fügen Sie Header und Quelltext einer Seite oder eine robots.txt ein.')
  const isPage = gates.length > 0
  const judged = verdictOf(findings, isPage ? 'Zwischen der Seite und der Suche ist nichts gesperrt.' : right)
  const unsure = missing(gates)
  if (unsure !== '' && (judged.state === 'right' || judged.state === 'unchecked'))
    return { state: 'unchecked', word: 'Nicht alles geprüft', reason: unsure }
  return { ...judged, reason: [judged.reason, unsure].filter(Boolean).join(' ') }
}

/** Names the unchecked and the doubtful gates with their reasons. */
function missing(gates: readonly Gate[]): string {
  const states: [GateState, string][] = [
    ['unknown', 'Nicht geprüft'],
    ['doubtful', 'Unsicher'],
  ]
  return states
    .flatMap(([state, word]) => {
      const those = gates.filter((gate) => gate.state === state)
      const named = those.map(({ name, brief }) => `${name} (${brief})`).join(', ')
      return those.length > 0 ? `${word}: ${named}.` : []
    })
    .join(' ')
}

function unknownCrawler(name: string): Finding[] {
  const meant = meantCrawlers(name)
  if (!meant) return []
  const problem = `Den Crawler «${name.slice(0, 80)}» kennt das Werkzeug nicht${meant.length > 0 ? `; meinten Sie ${meant.join(', ')}?` : '.'}`
  const remedy = 'Das Urteil gilt nur, wenn er in robots.txt genau so heisst.'
  return [{ ...findingOf('unchecked', 'page/crawler', problem, remedy, 'Crawler'), field: 'crawler' }]
}
