import { findingOf } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { developer, unseen, type Gate, type Visit } from './gate.ts'

const name = 'Text im HTML'

/** Google names no number. With less than two sentences and a script, the text most likely comes from the script. */
const fewCharacters = 200

/** Whether the text stands in the first HTML, or a script has to bring it. */
export function textGate({ page }: Visit): Gate {
  if (!page) return unseen(name, 'HTML')
  if (!page.hasBody && page.textLength === 0) return unseen(name, 'der Rumpf der Seite (<body>)')
  const brief = `${swissNumber(page.textLength)} Zeichen`
  const state = page.hasScript && page.textLength < fewCharacters ? 'doubtful' : 'open'
  if (state === 'open') return { name, state, brief, findings: [] }
  return { name, state, brief, opener: developer, findings: [byScript] }
}

const byScript = findingOf(
  'warning',
  'reach/text-by-script',
  'Den Text muss ein Skript nachladen. Google führt Skripte später aus, andere Suchmaschinen vielleicht nicht.',
  'Seite auf dem Server rendern oder vorab erzeugen.',
  name,
)
