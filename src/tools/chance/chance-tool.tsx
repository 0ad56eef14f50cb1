import { about, example } from './facts'
import { chanceReport, tableHead } from './chance-report'
import { eventNames } from './comparison'
import { CheckField, FieldGroup, problemAt, SelectField, TextField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { ToolFrame } from '../shared/tool-frame'
import { useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** Tells whether two counts differ by more than chance. */
export default function ChanceTool() {
  return (
    <ToolFrame
      facts={about}
      example={example}
      choices={choices}
      kept={kept}
      shared={shared}
      fields={<Fields />}
    >
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      <SelectField name="metric" label="Gezählt sind" choices={metrics} />
      <Period label="Vorher" name="vorher" />
      <Period label="Nachher" name="nachher" />
      <LongField name="export" label="Oder Tageswerte (CSV)" rows={3} isCode files=".csv,.txt" />
      <CheckField name="nulltage" label="Fehlende Tage sind null (GA4 lässt sie weg)" />
    </>
  )
}

const choices = ['metric']
/** Without the pasted export. */
const shared = Object.keys(example).filter((name) => name !== 'export' && name !== 'nulltage')
/** A pasted export empties what is left of the example. */
const kept = Object.keys(example).filter((name) => name !== 'export')
const metrics = Object.entries(eventNames).map(([value, label]) => ({ value, label }))

function Period({ label, name }: { label: string; name: string }) {
  const { findings } = useReport(chanceReport)
  const field = (part: string) => ({ name: `${name}${part}`, ...problemAt(findings, `${name}${part}`) })
  return (
    <FieldGroup label={label}>
      <TextField {...field('')} label="Anzahl" type="decimal" />
      <TextField {...field('Kosten')} label="Kosten (CHF, freiwillig)" type="decimal" />
      <TextField {...field('Von')} label="Erster Tag" type="date" />
      <TextField {...field('Bis')} label="Letzter Tag" type="date" />
    </FieldGroup>
  )
}

function Result() {
  const { verdict, table, findings, text } = useReport(chanceReport)
  const columns = table.some((row) => row[3]) ? 4 : 3
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={text} />
      <ResultTable
        label="Zählungen im Vergleich"
        head={tableHead.slice(0, columns)}
        rows={table.map((row) => row.slice(0, columns))}
      />
    </>
  )
}
