import { use } from 'react'
import { FieldGroup } from '../shared/field-group'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput } from '../shared/tool-input'
import { about, example } from './facts'
import { cruxReports, daysHead, partsHead, splitLcp } from './lcp'

/** Where to start with one's own LCP, and when CrUX shows that it helped. */
export function VitalsTool() {
  return (
    <ToolFrame facts={about} example={example} shared={shared}>
      <FieldGroup label="Ihre LCP-Zeit in vier Teilen">
        <TextField name="server" label="Server" />
        <TextField name="warten" label="Warten" />
        <TextField name="laden" label="Laden" />
        <TextField name="anzeige" label="Anzeige" />
        <TextField name="online" label="Änderung online am" type="date" />
      </FieldGroup>
      <Result />
    </ToolFrame>
  )
}

const shared = Object.keys(example)

function Result() {
  const { values } = use(ToolInput)
  const split = splitLcp(values)
  const days = cruxReports(values['online'] ?? '')
  const summary = split?.summary ?? 'Nicht gerechnet: Es fehlen Zeiten; bei Text genügen Server und Anzeige.'
  return (
    <>
      <ResultStatus text={summary} progress={undefined} />
      {split && <ResultTable label="Teile der LCP-Zeit" head={partsHead} rows={keyed(split.rows)} />}
      {days.length > 0 && <ResultTable label="Stände von CrUX" head={daysHead} rows={keyed(days)} />}
      {split && (
        <TakeAlong
          what="Ergebnis"
          text={[split.summary, ...[...split.rows, ...days].map((row) => row.join(' | '))].join('\n')}
        />
      )}
    </>
  )
}

function keyed(rows: string[][]) {
  return rows.map((cells) => ({ key: cells[0] ?? '', cells }))
}
