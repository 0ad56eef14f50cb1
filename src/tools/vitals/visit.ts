import { ratingLabels, ratingOf, timeText, vitals, vitalText, thresholds, type VitalName } from './vital.ts'

/** A part of a value, such as the time until the server answers; `undefined` where only other browsers measure it. */
interface ValuePart {
  label: string
  ms: number | undefined
}

/** A value of this visit, and where it comes from. */
export interface VisitValue {
  value: number
  /** The element as CSS would select it; `undefined` where there is none, or where it has left the page. */
  target?: string | undefined
  parts: readonly ValuePart[]
}

/** What the browser has measured of a page load, so far. */
export interface Visit {
  values: Readonly<Partial<Record<VitalName, VisitValue>>>
  /** What this browser does not measure at all. */
  unsupported: readonly VitalName[]
  /** The path of the page that was loaded; later ones came without a load. `undefined` where the browser does not say. */
  loaded: string | undefined
  /** The page has come back from the browser's memory (bfcache) since, which measures anew. */
  isRestored: boolean
}

export const noVisit: Visit = { values: {}, unsupported: [], loaded: undefined, isRestored: false }

interface Row {
  key: string
  cells: string[]
}

/** Each value with its rating. There is a row for each, whatever is known, so that nothing moves. */
export function visitRows({ values, unsupported }: Visit): Row[] {
  return vitals.map((name) => {
    const known = values[name]
    const told = known
      ? [vitalText(name, known.value), ratingLabels[ratingOf(name, known.value)]]
      : [unknown, unsupported.includes(name) ? 'misst Ihr Browser nicht' : unknown]
    const label = `${name} (bis ${vitalText(name, thresholds[name][0])})`
    return { key: name, cells: [label, ...told].map(unbroken) }
  })
}

/** What the largest element, the slowest answer and the biggest shift were, and what the times are made of. As many rows as there ever are. */
export function causeRows({ values }: Visit): Row[] {
  return vitals.flatMap((name) => [
    ...(name in elementLabels ? [elementRow(name, values[name])] : []),
    ...partLabels[name].map((label) => {
      const ms = values[name]?.parts.find((part) => part.label === label)?.ms
      return { key: `${name} ${label}`, cells: [name, label, ms === undefined ? unknown : timeText(ms)] }
    }),
  ])
}

/** What comes into a cell shall not make its row higher. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0')
}

/** What nobody has measured: never a zero. */
const unknown = '–'

const elementLabels: Partial<Record<VitalName, string>> = {
  LCP: 'Grösstes Element',
  INP: 'Langsamste Eingabe',
  CLS: 'Grösster Sprung',
}

/** The parts of each value, in the order in which they pass. */
export const partLabels = {
  LCP: ['Antwort des Servers', 'Warten auf den Ladebeginn', 'Laden der Datei', 'Warten auf die Anzeige'],
  INP: ['Warten auf den Hauptthread', 'Rechnen', 'Zeichnen'],
  CLS: ['Zeitpunkt nach dem Laden'],
  FCP: [],
  TTFB: ['Weiterleitung und Vorbereitung', 'Zwischenspeicher', 'DNS', 'Verbindung', 'Anfrage und Antwort'],
} as const satisfies Record<VitalName, readonly string[]>

function elementRow(name: VitalName, known: VisitValue | undefined): Row {
  const label = elementLabels[name] ?? ''
  const none = name === 'CLS' && known?.value === 0 ? 'keiner' : 'nicht mehr auf der Seite'
  return { key: `${name} Element`, cells: [name, label, known ? known.target || none : unknown] }
}

/** Whose load was measured, from the page that is shown. */
export function loadSentence({ loaded, isRestored }: Visit, shown: string): string {
  if (isRestored) return 'Gemessen, seit die Seite aus dem bfcache zurück ist.'
  return loaded === undefined || loaded === shown
    ? 'Gemessen ab dem Laden dieser Seite.'
    : `Gemessen ab dem Laden von ${loaded}, wo Ihr Besuch begann. Neu geladen zählt diese Seite.`
}

/** What a browser with these types of performance entries does not measure; the slowest answer needs to know which events belong together. */
export function unsupportedVitals(types: readonly string[], knowsInteractions: boolean): VitalName[] {
  return vitals.filter((name) => !types.includes(entryTypes[name]) || (name === 'INP' && !knowsInteractions))
}

const entryTypes: Record<VitalName, string> = {
  LCP: 'largest-contentful-paint',
  INP: 'event',
  CLS: 'layout-shift',
  FCP: 'paint',
  TTFB: 'navigation',
}
