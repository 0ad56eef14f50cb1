import { editDistance } from '../../../lib/search/edit-distance.ts'
import { findingsOf, listFindings, type Finding, type Grade } from '../../shared/finding.ts'
import { crawlerRules, namedCrawler } from './crawlers.ts'
import { crawlerName, match, meansAll } from './match-robots.ts'
import { clipped, parseRobots, shown, type RobotsLine } from './parse-robots.ts'

export interface RobotsCheck {
  lines: RobotsLine[]
  /** False for a browser view that contains the file as HTML. Its rules cannot be read. */
  isRead: boolean
  findings: Finding[]
}

/** Parses a robots.txt and finds its errors. */
export function checkRobots(text: string): RobotsCheck {
  const lines = parseRobots(text)
  if (/^\s{0,99}<[!?a-z]/i.test(text)) {
    const problem = 'Das ist eine HTML- oder XML-Datei, keine robots.txt; Regeln liest darin kein Crawler.'
    const remedy = 'Fügen Sie den Text von /robots.txt ein; fehlt die Datei, dort eine Textdatei hinlegen.'
    const findings = [told('warning', 'not-text', problem, remedy)]
    return { lines, isRead: !/disallow/i.test(text), findings }
  }
  const written = lines.filter(({ kind }) => kind === 'text' || kind === 'directive')
  if (written.length > 0 && written.every(isProse)) {
    const isAddress = /^\s*\S*robots\.txt\s*$/i.test(text)
    return { lines, isRead: false, findings: [isAddress ? notItsContent : notRules] }
  }
  const findings = [...closings(lines), ...aboutGroups(lines), ...lines.flatMap(aboutLine)]
  return { lines, isRead: true, findings: listFindings(findings) }
}

const told = findingsOf('robots')

/** Whether a line is an address or a sentence, and no directive, not even an unknown one. */
function isProse({ kind, directive, name, lacksColon }: RobotsLine): boolean {
  return kind === 'text' || (directive === 'unknown' && (lacksColon || /\s|^https?$/i.test(name)))
}

const notItsContent = told(
  'unchecked',
  'address',
  'Das ist die Adresse der robots.txt, nicht ihr Inhalt.',
  'Öffnen Sie sie, und fügen Sie den Text ein.',
)

const notRules = told(
  'unchecked',
  'no-rules',
  'Darin steht keine Anweisung wie «User-agent» oder «Disallow».',
  'Öffnen Sie ihre-adresse.ch/robots.txt, und fügen Sie den Text ein; gibt es sie nicht, ist alles offen.',
)

const others = 'alle übrigen Crawler'

/** What is closed, and for which crawlers. */
function closings(lines: RobotsLine[]): Finding[] {
  const extents = ['Googlebot', 'Bingbot', others].map((name) => ({ name, extent: closedFor(lines, name) }))
  const kinds: [extent: Closing, grade: Grade, what: string][] = [
    ['all-closed', 'error', 'ist die ganze Website, Startseite inbegriffen'],
    ['pages-closed', 'warning', 'ist jede Seite, für die keine «Allow»-Zeile gilt'],
    [
      'resources-closed',
      'warning',
      'sind CSS oder JavaScript; die Suche sieht die Seite dann anders als Ihre Kundschaft',
    ],
  ]
  return kinds.flatMap(([extent, grade, what]) => {
    const closed = extents.filter((one) => one.extent === extent).map(({ name }) => name)
    if (closed.length === 0) return []
    const problem = `Gesperrt ${what}, für: ${closed.join(', ')}.`
    const remedy =
      extent === 'resources-closed'
        ? 'Die Sperre von CSS und JavaScript entfernen.'
        : 'Ist das nicht gewollt, «Disallow: /» entfernen.'
    // Some sites allow only certain crawlers on purpose.
    return [told(closed[0] === others ? 'note' : grade, extent, problem, remedy)]
  })
}

type Closing = 'all-closed' | 'pages-closed' | 'resources-closed'

/** Any files, and those of WordPress, which old files forbid. */
const resources = ['/9.css', '/9.js', '/wp-content/themes/9/9.css', '/wp-includes/js/9.js']

/** How much of a website is closed for a crawler, judged by paths that no file names. */
function closedFor(lines: RobotsLine[], name: string): Closing | undefined {
  const rules = crawlerRules(lines, name === others ? { name, tokens: [] } : namedCrawler(name))
  const isClosed = (path: string) => !match(rules, path).allowed
  if (['/seite', '/9'].every(isClosed)) return isClosed('/') ? 'all-closed' : 'pages-closed'
  return resources.some(isClosed) ? 'resources-closed' : undefined
}

/** Finds groups that Google reads differently from what people expect. */
function aboutGroups(lines: RobotsLine[]): Finding[] {
  const findings: Finding[] = []
  let agent: RobotsLine | undefined
  let between: RobotsLine | undefined
  let hasRules = false
  // Merged groups matter only if rules follow.
  let merged: Finding[] = []
  for (const line of lines) {
    if (line.directive === 'user-agent') {
      if (hasRules) merged = []
      else if (agent && between && agent.value !== line.value) merged.push(mergedGroups(agent, between, line))
      agent = line
      hasRules = false
      between = undefined
    } else if (line.directive === 'allow' || line.directive === 'disallow') {
      if (!agent) {
        const problem = `«${shown(line)}» steht vor der ersten Zeile «User-agent» und gilt für niemanden.`
        const remedy = 'Darüber «User-agent: *» oder den Namen des Crawlers setzen.'
        findings.push(told('error', 'rule-without-group', problem, remedy, `Zeile ${line.number}`))
      }
      findings.push(...merged)
      merged = []
      hasRules = true
    } else if (line.kind !== 'comment') between ??= line
  }
  return findings
}

function mergedGroups(agent: RobotsLine, between: RobotsLine, next: RobotsLine): Finding {
  const what = between.kind === 'empty' ? 'die Leerzeile' : `«${shown(between)}»`
  const problem = `«${shown(agent)}» und «${shown(next)}» bilden für Google eine Gruppe: ${what} dazwischen trennt sie nicht, also gelten die folgenden Regeln für beide.`
  const remedy = `Ist das nicht gewollt, vor Zeile ${next.number} eine Regel setzen, etwa «Disallow:» ohne Wert.`
  return told('warning', 'merged-groups', problem, remedy, `Zeilen ${agent.number} und ${next.number}`)
}

/** Checks a line by itself. */
function aboutLine(line: RobotsLine): Finding[] {
  const place = `Zeile ${line.number}`
  if (line.kind === 'text') {
    const problem = `«${shown(line)}» ist keine Anweisung und wird übergangen.`
    const remedy = 'Als «Name: Wert» schreiben oder «#» davor setzen.'
    return [told('warning', 'ignored-line', problem, remedy, place)]
  }
  if (line.kind !== 'directive') return []
  const findings = [...aboutName(line, place), ...aboutValue(line, place)]
  if (!line.lacksColon || line.directive === 'unknown') return findings
  const problem = `In «${shown(line, ' ')}» fehlt der Doppelpunkt. Google denkt ihn sich, andere Crawler vielleicht nicht.`
  return [told('warning', 'missing-colon', problem, `«${shown(line)}» schreiben.`, place), ...findings]
}

function aboutName({ name: octets, directive }: RobotsLine, place: string): Finding[] {
  const name = octets.toLowerCase()
  const written = clipped(octets)
  if (name === directive) return []
  if (directive !== 'unknown') {
    const problem = `Google liest «${written}» als «${directive}»; andere Crawler vielleicht nicht.`
    return [told('warning', 'spelling', problem, `«${directive}» schreiben.`, place)]
  }
  const meant =
    name.length < 20 &&
    ['user-agent', 'allow', 'disallow', 'sitemap'].find((known) => editDistance(known, name) < 3)
  if (meant) {
    const problem = `«${written}» kennt Google nicht, die Zeile wirkt nicht; gemeint ist wohl «${meant}».`
    return [told('error', 'misspelt', problem, `«${meant}» schreiben.`, place)]
  }
  if (name === 'noindex') {
    const remedy = 'Die Adresse offen lassen und auf der Seite <meta name="robots" content="noindex"> setzen.'
    return [told('error', 'noindex', '«Noindex» in robots.txt wirkt bei Google nicht.', remedy, place)]
  }
  const isAddress = /^https?$/.test(name)
  const problem = `«${written}» beachtet Google nicht; andere Crawler vielleicht.`
  const remedy = isAddress
    ? 'Eine Sitemap braucht «Sitemap:» in derselben Zeile.'
    : 'Stehen lassen, wenn es einem anderen Crawler gilt.'
  return [told(isAddress ? 'warning' : 'note', 'unsupported', problem, remedy, place)]
}

function aboutValue({ directive, value, written }: RobotsLine, place: string): Finding[] {
  const text = clipped(written)
  if (directive === 'user-agent') return aboutAgent(value, text, place)
  if (directive === 'sitemap') {
    if (/^https?:\/\/[^/]/i.test(value)) return []
    const problem = `Die Sitemap «${text}» ist keine vollständige Adresse.`
    return [told('error', 'sitemap-relative', problem, 'Mit https:// und Host schreiben.', place)]
  }
  if (directive === 'unknown' || value === '') return []
  if (!/^[/*]/.test(value)) {
    const problem = `«${text}» beginnt weder mit «/» noch mit «*» und passt darum auf keine Adresse.`
    const remedy = /^https?:|^([\w-]+\.){2,}[a-z]+\//i.test(value)
      ? 'Nur den Pfad schreiben, ohne Host.'
      : `«/${text}» schreiben.`
    return [told('error', 'pattern-start', problem, remedy, place)]
  }
  if (!/(?:\s|%20)[/*]/.test(value)) return []
  const problem = `«${text}» liest Google als ein einziges Muster mit Leerzeichen, nicht als zwei; es passt wohl auf keine Adresse.`
  return [told('warning', 'two-patterns', problem, 'Je Muster eine eigene Zeile schreiben.', place)]
}

function aboutAgent(value: string, text: string, place: string): Finding[] {
  const [, rule] = /\s((?:dis)?allow)\s*:/i.exec(value) ?? []
  if (rule) {
    const problem = `«${rule}» gehört auf eine eigene Zeile; so ist nichts gesperrt.`
    return [told('error', 'same-line', problem, `Vor «${rule}» eine neue Zeile beginnen.`, place)]
  }
  const name = crawlerName(value)
  if (value === '*' || (name === value && name !== '')) return []
  const read = meansAll(value) ? '*' : name
  const problem =
    read === ''
      ? `«${text}» ist für Google kein Name; es übergeht die Gruppe.`
      : `Google liest von «${text}» nur «${read}»; ein Name hat Buchstaben, «-» und «_».`
  // Some crawlers, such as MJ12bot and 360Spider, have digits in their names.
  if (/^[\w-]+$/.test(value))
    return [told('note', 'agent-name', problem, 'Heisst der Crawler so, stehen lassen.', place)]
  const grade = read === '' ? 'error' : 'warning'
  return [told(grade, 'agent-name', problem, 'Je Zeile einen blossen Namen schreiben.', place)]
}
