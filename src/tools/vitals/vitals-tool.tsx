import { use } from 'react'
import { ResultTable } from '../shared/result-table'
import { FieldGroup, TextField } from '../shared/fields'
import { answer, type Verdict } from '../shared/finding'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { about, example } from './facts'
import { cruxReports, daysHead, partsHead, splitLcp } from './lcp'

/** Where to start with one's own LCP, and when CrUX shows that it helped. */
export function VitalsTool() {
  return (
    <ToolFrame facts={about} example={example} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <FieldGroup label="Ihre LCP-Zeit in vier Teilen">
      <TextField name="server" label="Server" />
      <TextField name="warten" label="Warten" />
      <TextField name="laden" label="Laden" />
      <TextField name="anzeige" label="Anzeige" />
      <TextField name="online" label="Änderung online am" type="date" />
    </FieldGroup>
  )
}

const shared = Object.keys(example)

function Result() {
  const { values } = use(ToolInput)
  const split = splitLcp(values)
  const days = cruxReports(values['online'] ?? '')
  const rows = [...(split?.rows ?? []), ...days].map((row) => row.join(' | '))
  return (
    <>
      <ToolVerdict
        verdict={split ? answer(split.summary) : missing}
        text={split ? [split.summary, ...rows].join('\n') : ''}
      />
      {split && <ResultTable label="Teile der LCP-Zeit" head={partsHead} rows={split.rows} />}
      {days.length > 0 && <ResultTable label="Stände von CrUX" head={daysHead} rows={days} />}
    </>
  )
}

const missing: Verdict = {
  state: 'unchecked',
  word: 'Nicht gerechnet',
  reason:
    'Es fehlen Zeiten, oder es sind Prozente oder gemischte Einheiten; bei Text genügen Server und Anzeige.',
}
