import { canParseUrl } from '../../lib/can-parse-url.ts'
import { findingOf, findingsOf } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { developer, editor, host, open, shut, unseen, type Gate, type Visit } from './gate.ts'
import type { Refresh } from '../shared/page/read-answer.ts'

/** Whether robots.txt allows the crawler to fetch the page. */
export function robotsGate({ address, robots, barred = [] }: Visit): Gate {
  const name = 'robots.txt'
  if (!robots) return unseen(name, 'robots.txt')
  if (address.trim() === '') return unseen(name, 'Adresse')
  const { allowed, brief } = robots
  if (allowed && barred.length > 0) {
    const named = barred.slice(0, 3).map((path) => `«${path.slice(0, 80)}»`)
    const problem = `robots.txt sperrt, was die Seite lädt: ${named.join(', ')}; Google sieht sie dann anders als Ihre Kundschaft.`
    const remedy = 'CSS und JavaScript in robots.txt freigeben.'
    const finding = findingOf('warning', 'reach/resources', problem, remedy, name)
    return shut('doubtful', name, 'CSS oder JavaScript gesperrt', developer, [finding])
  }
  if (allowed !== false) return { name, state: allowed ? 'open' : 'unknown', brief, findings: [] }
  const problem = `robots.txt verbietet das Abrufen: ${brief}. Was die Seite sagt, auch noindex, liest der Crawler nicht; ohne Text kann sie trotzdem in der Suche stehen.`
  const remedy = 'Regel entfernen. Soll die Seite nicht in die Suche: abrufen lassen und «noindex» setzen.'
  const finding = findingOf('error', 'reach/robots', problem, remedy, name)
  return { ...shut('closed', name, brief, developer, [finding]), prevents: 'Abruf gesperrt' }
}

/** Titles of error pages, also in French and Italian. With status 200 Google treats such a page as «soft 404» and does not index it. */
const softError =
  /^(?:error|fehler|erreur|errore) 404\b|^404(?: ?[-–—|:!.]|$)|\b404 (?:error|fehler|not found|nicht gefunden)|(?:seite|page)\b.{0,20}\b(?:nicht gefunden|not found|existiert nicht)|^nicht gefunden(?: ?[-–—|:]|$)|page (?:non trouvée|introuvable)|pagina non trovata|^wartungsmodus\b|\bunder maintenance\b/i

/** Whether the server responds with the page. */
export function statusGate({ response, page, address }: Visit): Gate {
  const name = 'Status'
  const told = findingsOf('reach', name)
  const refresh = [response?.refresh, page?.refresh].find((one) => one && leadsAway(one, address))
  if (refresh) {
    const problem = `Die Seite leitet nach ${refresh.seconds} Sekunden mit «Refresh» auf «${refresh.target.slice(0, 200)}» weiter; für Google ist das eine Weiterleitung.`
    const remedy =
      'Das Ziel prüfen oder die Angabe entfernen; für Umzüge auf dem Server mit 301 weiterleiten.'
    const finding = told('error', 'refresh', problem, remedy)
    return { ...shut('closed', name, 'Refresh', developer, [finding]), prevents: forwarded }
  }
  const { status, location } = response ?? {}
  if (status === undefined) return unseen(name, 'Statuszeile')
  const [title = ''] = page?.titles ?? []
  if (status === 200 && softError.test(title)) {
    const problem = `Der Server antwortet mit 200, der Titel «${title.slice(0, 80)}» meldet aber eine fehlende oder gesperrte Seite; Google nimmt solche nicht auf («Soft 404»).`
    const remedy = 'Gibt es die Seite nicht, mit 404 antworten; sonst den Titel ändern.'
    const brief = '200, doch der Titel meldet einen Fehler'
    return shut('doubtful', name, brief, developer, [told('warning', 'soft-404', problem, remedy)])
  }
  const target = page?.scriptTarget
  if (status === 200 && target !== undefined && leadsAway({ target }, address)) {
    const problem = `Ein Skript im Kopf nennt «${target.slice(0, 200)}» als Ziel; ob und wann es dorthin leitet, ist nicht geprüft.`
    const remedy = 'Öffnen Sie die Seite ohne Anmeldung: Wechselt die Adresse, kommt das Ziel in die Suche.'
    const brief = '200, doch ein Skript kann weiterleiten'
    return { name, state: 'unknown', brief, findings: [told('unchecked', 'script', problem, remedy)] }
  }
  if (status === 200) return open(name, '200')
  const [state, opener, meant, remedy] = meaning(status, location)
  const problem = `Der Server antwortet mit ${status}: ${meant}`
  const grade = state === 'closed' ? 'error' : 'warning'
  const gate = shut(state, name, String(status), opener, [told(grade, 'status', problem, remedy)])
  return status >= 300 && status < 400 ? { ...gate, prevents: forwarded } : gate
}

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
    shut('doubtful', 'Status', brief, host, [finding]),
    ...others.map((name): Gate => ({ name, state: 'unknown', brief, findings: [] })),
  ]
}

const forwarded = 'Weitergeleitet'

/** Whether a refresh leads to another URL. Google treats it as a redirect («Redirects and Google Search»). */
function leadsAway({ target }: Pick<Refresh, 'target'>, address: string): boolean {
  if (!canParseUrl(address)) return true
  return !canParseUrl(target, address) || new URL(target, address).href !== new URL(address).href
}

type Meaning = [state: 'closed' | 'doubtful', opener: string, problem: string, remedy: string]

/** The meaning of a status (Google, «How HTTP status codes affect Google's crawlers»). */
function meaning(status: number, location: string | undefined): Meaning {
  if (status === 304) {
    const remedy = 'Rufen Sie die Seite ohne Zwischenspeicher neu ab.'
    return ['doubtful', developer, 'Unverändert seit dem letzten Abruf.', remedy]
  }
  if (status >= 300 && status < 400) {
    const target = location ? ` auf «${location.slice(0, 200)}»` : ''
    return ['closed', developer, `Er leitet weiter${target}.`, 'Das Ziel prüfen; es kommt in die Suche.']
  }
  if (status === 401 || status === 403)
    return ['closed', host, 'Der Zugang ist gesperrt.', 'Sperre aufheben, auch für Crawler.']
  if (status === 429)
    return ['closed', host, 'Zu viele Abrufe; Google ruft dann seltener ab.', 'Grenze für Crawler anheben.']
  if (status >= 500) {
    const problem = 'Störung; Google ruft seltener ab und entfernt die Seite, wenn es dabei bleibt.'
    return ['closed', host, problem, 'Störung beheben.']
  }
  if (status >= 400) {
    const remedy = 'Veröffentlichen oder auf die Nachfolgerin weiterleiten.'
    return ['closed', editor, 'Für Google gibt es die Seite nicht.', remedy]
  }
  const problem = 'Üblich ist 200; eine leere Antwort gilt als Fehlerseite.'
  return ['doubtful', developer, problem, 'Mit 200 antworten.']
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
  return shut('doubtful', name, brief, developer, [finding])
}
