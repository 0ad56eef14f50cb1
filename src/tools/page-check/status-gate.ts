import { findingOf } from '../shared/finding.ts'
import { developer, editor, host, unseen, type Gate, type Visit } from './gate.ts'

const name = 'Status'

/** Whether the server hands the page out. */
export function statusGate({ response, page, address }: Visit): Gate {
  if (page?.refresh && leadsAway(page.refresh.target, address)) return refreshed(page.refresh)
  const { status, location } = response ?? {}
  if (status === undefined) return unseen(name, 'Statuszeile')
  if (status === 200) return softError.test(page?.title ?? '') ? seemsGone(page?.title ?? '') : served
  const [state, opener, problem, remedy] = meaning(status, location)
  const grade = state === 'closed' ? 'error' : 'warning'
  return {
    name,
    state,
    brief: String(status),
    opener,
    findings: [
      findingOf(grade, 'reach/status', `Der Server antwortet mit ${status}: ${problem}`, remedy, name),
    ],
  }
}

const served: Gate = { name, state: 'open', brief: '200', findings: [] }

/** Titles of pages that say they are none: Google leaves them out as «soft 404», whatever the status is. */
const softError =
  /^(?:error |fehler )?404\b|\b404 (?:error|fehler|not found|nicht gefunden)|(?:seite|page)\b.{0,20}\b(?:nicht gefunden|not found|existiert nicht)|page non trouvée|pagina non trovata/i

function seemsGone(title: string): Gate {
  return {
    name,
    state: 'doubtful',
    brief: '200, doch der Titel meldet einen Fehler',
    opener: developer,
    findings: [
      findingOf(
        'warning',
        'reach/soft-404',
        `Der Server antwortet mit 200, der Titel «${title.slice(0, 80)}» meldet aber eine fehlende Seite; Google nimmt solche nicht auf («Soft 404»).`,
        'Gibt es die Seite nicht, mit 404 antworten; sonst den Titel ändern.',
        name,
      ),
    ],
  }
}

function leadsAway(target: string, address: string): boolean {
  if (!URL.canParse(address)) return true
  return !URL.canParse(target, address) || new URL(target, address).href !== new URL(address).href
}

/** Google takes it for a redirect, a permanent one where it comes at once («Redirects and Google Search»). */
function refreshed({ seconds, target }: { seconds: number; target: string }): Gate {
  return {
    name,
    state: 'closed',
    brief: 'meta refresh',
    opener: developer,
    findings: [
      findingOf(
        'error',
        'reach/refresh',
        `Die Seite leitet mit «meta refresh» nach ${seconds} Sekunden auf «${target.slice(0, 200)}» weiter; für Google ist das eine Weiterleitung.`,
        'Das Ziel prüfen, oder die Angabe entfernen; für Umzüge auf dem Server mit 301 weiterleiten.',
        name,
      ),
    ],
  }
}

type Meaning = [state: 'closed' | 'doubtful', opener: string, problem: string, remedy: string]

/** Google, «How HTTP status codes affect Google's crawlers». */
function meaning(status: number, location: string | undefined): Meaning {
  if (status === 304)
    return [
      'doubtful',
      developer,
      'Unverändert seit dem letzten Abruf.',
      'Ohne Zwischenspeicher neu abrufen.',
    ]
  if (status >= 300 && status < 400) {
    const target = location ? ` auf «${location.slice(0, 200)}»` : ''
    return ['closed', developer, `Er leitet weiter${target}.`, 'Das Ziel prüfen; es kommt in die Suche.']
  }
  if (status === 401 || status === 403)
    return ['closed', host, 'Der Zugang ist gesperrt.', 'Sperre aufheben, auch für Crawler.']
  if (status === 429)
    return ['closed', host, 'Zu viele Abrufe; Google ruft dann seltener ab.', 'Grenze für Crawler anheben.']
  if (status >= 500)
    return [
      'closed',
      host,
      'Störung; Google ruft seltener ab und entfernt die Seite, wenn es dabei bleibt.',
      'Störung beheben.',
    ]
  if (status >= 400)
    return [
      'closed',
      editor,
      'Für Google gibt es die Seite nicht.',
      'Veröffentlichen oder auf die Nachfolgerin weiterleiten.',
    ]
  return [
    'doubtful',
    developer,
    'Üblich ist 200; eine leere Antwort gilt als Fehlerseite.',
    'Mit 200 antworten.',
  ]
}
