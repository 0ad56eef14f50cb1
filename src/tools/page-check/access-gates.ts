import { canParseUrl } from '../../lib/can-parse-url.ts'
import { findingOf, findingsOf } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { developer, editor, host, open, shut, unseen, type Gate, type Visit } from './gate.ts'

/** Whether robots.txt allows the crawler to fetch the page. */
export function robotsGate({ address, robots, barred }: Visit): Gate {
  const name = 'robots.txt'
  const told = findingsOf('reach', name)
  if (!robots) return unseen(name, 'robots.txt')
  if (address.trim() === '') return unseen(name, 'Adresse')
  const { allowed, brief } = robots
  if (allowed && barred.length > 0) {
    const named = barred.slice(0, 3).map((path) => `«${path.slice(0, 80)}»`)
    const problem = `robots.txt sperrt, was die Seite lädt: ${named.join(', ')}; Google sieht sie dann anders als Ihre Kundschaft.`
    const remedy = 'CSS und JavaScript in robots.txt freigeben.'
    const finding = told('warning', 'resources', problem, remedy)
    return shut(name, 'CSS oder JavaScript gesperrt', developer, [finding])
  }
  if (allowed !== false) return { name, state: allowed ? 'open' : 'unknown', brief, findings: [] }
  const problem = `robots.txt verbietet das Abrufen: ${brief}. Was die Seite sagt, auch noindex, liest der Crawler nicht; ohne Text kann sie trotzdem in der Suche stehen.`
  const remedy = 'Regel entfernen. Soll die Seite nicht in die Suche: abrufen lassen und «noindex» setzen.'
  const gate = shut(name, brief, developer, [told('error', 'robots', problem, remedy)])
  return { ...gate, prevents: 'Abruf gesperrt' }
}

/** Titles of error pages, also in French and Italian. With status 200 Google treats such a page as «soft 404» and does not index it. */
const softError =
  /^(?:error|fehler|erreur|errore) 404\b|^404(?: ?[-–—|:!.]|$)|\b404 (?:error|fehler|not found|nicht gefunden)|(?:seite|page)\b.{0,20}\b(?:nicht gefunden|not found|existiert nicht)|^nicht gefunden(?: ?[-–—|:]|$)|page (?:non trouvée|introuvable)|pagina non trovata|^wartungsmodus\b|\bunder maintenance\b/i

const forwarded = { prevents: 'Weitergeleitet' }

/** Whether the server responds with the page. */
export function statusGate({ response, page, address }: Visit): Gate {
  const name = 'Status'
  const told = findingsOf('reach', name)
  const refresh = [response?.refresh, page?.refresh].find((one) => one && leadsAway(one.target, address))
  if (refresh) {
    const problem = `Die Seite leitet nach ${refresh.seconds} Sekunden mit «Refresh» auf «${refresh.target.slice(0, 200)}» weiter; für Google ist das eine Weiterleitung.`
    const remedy =
      'Das Ziel prüfen oder die Angabe entfernen; für Umzüge auf dem Server mit 301 weiterleiten.'
    return { ...shut(name, 'Refresh', developer, [told('error', 'refresh', problem, remedy)]), ...forwarded }
  }
  const { status, location } = response ?? {}
  if (status === undefined) return unseen(name, 'Statuszeile')
  if (status !== 200) {
    const [, opener, meant, remedy] = meanings.find(([pattern]) => pattern.test(`${status}`)) ?? unusual
    const target = location ? ` auf «${location.slice(0, 200)}»` : ''
    const problem = `Der Server antwortet mit ${status}: ${meant.replace('{target}', () => target)}`
    const isClosed = status >= 300 && status !== 304
    const gate = shut(name, `${status}`, opener, [
      told(isClosed ? 'error' : 'warning', 'status', problem, remedy),
    ])
    return status >= 300 && status < 400 ? { ...gate, ...forwarded } : gate
  }
  const [title = ''] = page?.titles ?? []
  if (softError.test(title)) {
    const problem = `Der Server antwortet mit 200, der Titel «${title.slice(0, 80)}» meldet aber eine fehlende oder gesperrte Seite; Google nimmt solche nicht auf («Soft 404»).`
    const remedy = 'Gibt es die Seite nicht, mit 404 antworten; sonst den Titel ändern.'
    const brief = '200, doch der Titel meldet einen Fehler'
    return shut(name, brief, developer, [told('warning', 'soft-404', problem, remedy)])
  }
  const target = page?.scriptTarget
  if (target === undefined || !leadsAway(target, address)) return open(name, '200')
  const problem = `Ein Skript im Kopf nennt «${target.slice(0, 200)}» als Ziel; ob und wann es dorthin leitet, ist nicht geprüft.`
  const remedy = 'Öffnen Sie die Seite ohne Anmeldung: Wechselt die Adresse, kommt das Ziel in die Suche.'
  const brief = '200, doch ein Skript kann weiterleiten'
  return { name, state: 'unknown', brief, findings: [told('unchecked', 'script', problem, remedy)] }
}

/** Whether a refresh leads to another URL. Google treats it as a redirect («Redirects and Google Search»). */
function leadsAway(target: string, address: string): boolean {
  if (!canParseUrl(address)) return true
  return !canParseUrl(target, address) || new URL(target, address).href !== new URL(address).href
}

type Meaning = [status: RegExp, opener: string, problem: string, remedy: string]

/** The meaning of a status (Google, «How HTTP status codes affect Google's crawlers»). */
const meanings: Meaning[] = [
  [
    /304/,
    developer,
    'Unverändert seit dem letzten Abruf.',
    'Rufen Sie die Seite ohne Zwischenspeicher neu ab.',
  ],
  [/^3/, developer, 'Er leitet weiter{target}.', 'Das Ziel prüfen; es kommt in die Suche.'],
  [/40[13]/, host, 'Der Zugang ist gesperrt.', 'Sperre aufheben, auch für Crawler.'],
  [/429/, host, 'Zu viele Abrufe; Google ruft dann seltener ab.', 'Grenze für Crawler anheben.'],
  [
    /^[5-9]\d\d/,
    host,
    'Störung; Google ruft seltener ab und entfernt die Seite, wenn es dabei bleibt.',
    'Störung beheben.',
  ],
  [
    /^4/,
    editor,
    'Für Google gibt es die Seite nicht.',
    'Veröffentlichen oder auf die Nachfolgerin weiterleiten.',
  ],
]
const unusual: Meaning = [
  /./,
  developer,
  'Üblich ist 200; eine leere Antwort gilt als Fehlerseite.',
  'Mit 200 antworten.',
]

/** Titles of the pages that Cloudflare and Sucuri put before a website. */
const challenge =
  /^(?:just a moment|nur einen moment|einen moment, bitte|attention required! \| cloudflare|sucuri website firewall)/i

export function isChallenge({ response, page }: Visit): boolean {
  return response?.isChallenge === true || challenge.test(page?.titles[0] ?? '')
}

/** The gates behind robots.txt where a service against bots has answered, so that nothing is known of the page. */
export function challengedGates(): Gate[] {
  const brief = 'Bot-Schutz'
  const problem = 'Hier antwortet ein Bot-Schutz, nicht die Seite.'
  const remedy = 'Was Google sieht, zeigt «Live-URL testen» in der Search Console.'
  const finding = findingOf('warning', 'reach/challenge', problem, remedy, 'Status')
  const others = ['noindex', 'Canonical', 'Text im HTML', 'Textausschnitt']
  return [
    shut('Status', brief, host, [finding]),
    ...others.map((name): Gate => ({ name, state: 'unknown', brief, findings: [] })),
  ]
}

/** Our own limit; Google names none. With less than two sentences and a script, the text most likely comes from the script. */
const fewCharacters = 200

/** Whether the text is in the initial HTML or needs a script. */
export function textGate({ page }: Visit): Gate {
  const name = 'Text im HTML'
  if (!page) return unseen(name, 'HTML')
  if (!page.hasBody && page.textLength === 0) return unseen(name, 'der Rumpf der Seite (<body>)')
  const brief = `${swissNumber(page.textLength)} Zeichen`
  const isEmpty = page.hasScript && page.hasEmptyRoot
  if (!isEmpty && page.textLength >= (page.hasScript ? fewCharacters : 1)) return open(name, brief)
  const [problem, remedy] = page.hasScript
    ? [
        'Den Text muss ein Skript nachladen. Google führt Skripte später aus, andere Suchmaschinen vielleicht nicht.',
        'Seite auf dem Server rendern oder vorab erzeugen.',
      ]
    : [
        'Im HTML steht kein Text; Google kann sie für eine leere Seite halten.',
        'Text in die Seite schreiben.',
      ]
  const finding = findingOf('warning', 'reach/text', problem, remedy, name)
  return shut(name, brief, developer, [finding])
}
