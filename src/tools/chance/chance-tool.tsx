import { use } from 'react'
import { about, example } from './facts'
import { chanceReport, tableHead, type ChanceReport } from './chance-report'
import { oneStep } from '../shared/slices'
import { SelectField } from '../shared/choice-fields'
import { FieldGroup } from '../shared/field-group'
import { FindingList } from '../shared/finding-list'
import { IntervalChart } from '../shared/interval-chart'
import { NumberField } from '../shared/number-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** Whether two counts differ by more than chance explains. */
export function ChanceTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <SelectField name="metric" label="Gezählt sind" choices={metrics} />
      <Period label="Vorher" name="vorher" />
      <Period label="Nachher" name="nachher" />
      <Result />
    </ToolFrame>
  )
}

const blank = { metric: example.metric }
const shared = Object.keys(example)
const metrics = [
  { value: 'visits', label: 'Besuche' },
  { value: 'enquiries', label: 'Anfragen' },
  { value: 'clicks', label: 'Klicks' },
  { value: 'impressions', label: 'Impressionen' },
]

function Period({ label, name }: { label: string; name: string }) {
  return (
    <FieldGroup label={label}>
      <NumberField name={name} label="Anzahl" min={0} max={10_000_000} step={1} />
      <TextField name={`${name}Von`} label="Erster Tag" type="date" />
      <TextField name={`${name}Bis`} label="Letzter Tag" type="date" />
      <NumberField name={`${name}Kosten`} label="Kosten" unit="CHF" min={0} max={1e9} step={1} isOptional />
    </FieldGroup>
  )
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  const { summary, drawn, table, findings, text } = result
  return (
    <>
      <ResultStatus text={summary} progress={progress} />
      {drawn && <RatioChart drawn={drawn} />}
      <ResultTable
        label="Zählungen im Vergleich"
        head={tableHead}
        rows={table.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
      <FindingList findings={findings} />
      {text !== '' && (
        <TakeAlong
          what="Ergebnis"
          text={text}
          file={{ name: 'zufall-oder-wirkung.txt', type: 'text/plain' }}
        />
      )}
    </>
  )
}

function RatioChart({ drawn }: { drawn: NonNullable<ChanceReport['drawn']> }) {
  return (
    <IntervalChart
      label="Verhältnis je Tag mit seinem Bereich; gestrichelt: gleich viele."
      rows={[{ label: `Verhältnis je Tag: ${drawn.told}`, ...drawn }]}
      mark={{ value: 1, label: 'gleich viele' }}
    />
  )
}

const report = (values: Values) => oneStep(() => chanceReport(values))
