import type { Finding } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { swissNumber } from '../shared/numbers.ts'

export interface IndexNowInput {
  host: string
  key: string
  /** One address a line. */
  addresses: string
}

export interface IndexNowPlan {
  keyFile: { name: string; content: string; address: string }
  /** The bodies to send, at most 10,000 addresses each. */
  parts: { name: string; json: string; count: number; curl: string; powerShell: string }[]
}

const most = 10_000
/** So many lines are read before the visitor may be answered. */
const linesAtOnce = 500
const endpoint = 'https://api.indexnow.org/indexnow'

/** What to put on the server and what to send. Without a plan where a finding of grade `error` says why. It never sends anything. */
export function* indexNowPlan({
  host,
  key,
  addresses,
}: IndexNowInput): Work<{ plan?: IndexNowPlan; findings: Finding[] }> {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/s, '')
  const trimmed = key.trim()
  const wrong = [...(isHost(name) ? [] : [noHost]), ...(isIndexNowKey(trimmed) ? [] : [noKey])]
  if (wrong.length > 0) return { findings: wrong }
  const { kept, findings } = yield* sorted(addresses, new URL(`https://${name}`).host)
  if (kept.length === 0) return { findings: [...findings, nothing] }
  const count = Math.ceil(kept.length / most)
  const parts = Array.from({ length: count }, (_, index) =>
    partOf(name, trimmed, kept.slice(index * most, (index + 1) * most), index + 1),
  )
  return {
    plan: {
      keyFile: { name: `${trimmed}.txt`, content: trimmed, address: `https://${name}/${trimmed}.txt` },
      parts,
    },
    findings,
  }
}

export function isIndexNowKey(key: string): boolean {
  return /^[a-zA-Z0-9-]{8,128}$/.test(key)
}

/** A key of 32 characters from 16 random bytes, as `crypto.getRandomValues` gives them. */
export function newIndexNowKey(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is wrong with the key file as it was fetched; empty where it holds the key and nothing else. */
export function keyFileFindings(content: string, key: string): Finding[] {
  if (content === key.trim()) return []
  if (content.replace(/^\uFEFF/, '').trim() === key.trim()) {
    return [
      error(
        'indexnow/key-file-space',
        'Die Schlüsseldatei enthält neben dem Schlüssel ein BOM, ein Leerzeichen oder einen Zeilenumbruch.',
        'Speichern Sie nur den Schlüssel, als UTF-8 ohne BOM.',
      ),
    ]
  }
  return [
    error(
      'indexnow/key-file',
      'Die Datei enthält nicht den Schlüssel; vielleicht ist es die Fehlerseite.',
      'Legen Sie die Datei ins Stammverzeichnis, als reinen Text mit Status 200.',
    ),
  ]
}

/** What an answer of the interface means and what to do, in one sentence each. */
export function indexNowAnswer(status: number): { means: string; next: string } | undefined {
  return answers.get(status)
}

const answers = new Map([
  [
    200,
    {
      means: 'Angekommen. Das heisst nicht, dass die Adressen aufgenommen sind.',
      next: 'Melden Sie dieselben Adressen erst nach der nächsten Änderung wieder.',
    },
  ],
  [
    202,
    {
      means: 'Angekommen, der Schlüssel wird noch geprüft.',
      next: 'Sorgen Sie dafür, dass die Schlüsseldatei erreichbar bleibt.',
    },
  ],
  [400, { means: 'Das Format stimmt nicht.', next: 'Prüfen Sie das JSON und den Content-Type.' }],
  [
    403,
    {
      means: 'Der Schlüssel gilt nicht: Die Datei fehlt oder enthält einen anderen.',
      next: 'Rufen Sie die Schlüsseldatei im Browser auf und vergleichen Sie.',
    },
  ],
  [
    422,
    {
      means: 'Adressen gehören nicht zum Host, oder der Schlüssel passt nicht zum Verfahren.',
      next: 'Melden Sie nur Adressen des genannten Hosts.',
    },
  ],
  [
    429,
    {
      means: 'Zu viele Meldungen; sie könnten für Spam gehalten werden.',
      next: 'Warten Sie, und melden Sie nur, was sich geändert hat.',
    },
  ],
])

function isHost(name: string): boolean {
  return (
    /^[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(name.slice(0, 254)) &&
    name.length < 254 &&
    name.includes('.') &&
    URL.canParse(`https://${name}`)
  )
}

function* sorted(text: string, host: string): Work<{ kept: string[]; findings: Finding[] }> {
  const kept = new Set<string>()
  let [foreign, unreadable, doubled] = [0, 0, 0]
  const lines = text.split(/\r\n?|\n/)
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === 0) yield index / lines.length
    const address = line.trim()
    if (!address) continue
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
      unreadable += 1
      continue
    }
    const url = new URL(address)
    url.hash = ''
    if (url.host !== host) foreign += 1
    else if (kept.has(url.href)) doubled += 1
    else kept.add(url.href)
  }
  const findings: Finding[] = []
  if (foreign > 0)
    findings.push(
      error(
        'indexnow/foreign',
        `${swissNumber(foreign)} Adressen gehören zu einem anderen Host und sind weggelassen.`,
        'Jeder Host braucht seinen Schlüssel und seine Meldung; «www.» zählt als eigener.',
      ),
    )
  if (unreadable > 0)
    findings.push(
      error(
        'indexnow/unreadable',
        `${swissNumber(unreadable)} Zeilen sind keine vollständigen Adressen und sind weggelassen.`,
        'Schreiben Sie je Zeile eine Adresse mit https://.',
      ),
    )
  if (doubled > 0)
    findings.push({
      ...error(
        'indexnow/doubled',
        `${swissNumber(doubled)} Adressen standen mehrfach da.`,
        'Jede ist einmal gemeldet; was nach «#» steht, zählt nicht.',
      ),
      grade: 'note',
    })
  return { kept: [...kept], findings }
}

function partOf(host: string, key: string, urlList: string[], number: number): IndexNowPlan['parts'][number] {
  const name = `indexnow-${number}.json`
  return {
    name,
    json: JSON.stringify({ host, key, urlList }, null, 2),
    count: urlList.length,
    curl: `curl -i ${endpoint} -H "Content-Type: application/json; charset=utf-8" --data-binary @${name}`,
    powerShell: `Invoke-WebRequest -Method Post -Uri ${endpoint} -ContentType "application/json; charset=utf-8" -InFile ${name}`,
  }
}

function error(rule: string, problem: string, remedy: string): Finding {
  return { grade: 'error', rule, problem, remedy }
}

const noHost = error(
  'indexnow/host',
  'Das ist kein Hostname.',
  'Schreiben Sie zum Beispiel «gaertnerei-muster.ch».',
)
const noKey = error(
  'indexnow/key',
  'Der Schlüssel braucht 8 bis 128 Zeichen: Buchstaben ohne Umlaute, Ziffern, Bindestrich.',
  'Lassen Sie einen erzeugen.',
)
const nothing = error(
  'indexnow/nothing',
  'Es bleibt keine Adresse zum Melden.',
  'Fügen Sie je Zeile eine geänderte Adresse ein.',
)
