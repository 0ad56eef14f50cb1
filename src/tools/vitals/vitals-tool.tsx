import { use } from 'react'
import { oneStep } from '../shared/slices'
import { about, example } from './facts'
import { daysHead, partsHead, vitalsReport } from './vitals-report'
import { FieldGroup } from '../shared/field-group'
import { FindingList } from '../shared/finding-list'
import { NumberField } from '../shared/number-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'
import { VisitPanel } from './visit-panel'

/** What this visit has measured, and where to start with one's own LCP. */
export function VitalsTool() {
  return (
    <ToolFrame facts={about} example={example} shared={shared} lead={<VisitPanel />}>
      <FieldGroup label="Ihre LCP-Zeit in vier Teilen">
        <Part name="server" label="Server" />
        <Part name="warten" label="Warten" isOptional />
        <Part name="laden" label="Laden" isOptional />
        <Part name="anzeige" label="Anzeige" />
        <TextField name="online" label="Änderung online am" type="date" />
      </FieldGroup>
      <Result />
    </ToolFrame>
  )
}

const shared = Object.keys(example)

function Part(props: { name: string; label: string; isOptional?: boolean }) {
  return <NumberField {...props} unit="ms" min={0} max={600_000} step={50} />
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  const { summary, parts, findings, days, text } = result
  return (
    <>
      <ResultStatus text={summary} progress={progress} />
      <ResultTable label="Teile der LCP-Zeit" head={partsHead} rows={parts} />
      <FindingList findings={findings} />
      <ResultTable label="Stände von CrUX" head={daysHead} rows={days} />
      {text !== '' && (
        <TakeAlong what="Ergebnis" text={text} file={{ name: 'lcp-teile.txt', type: 'text/plain' }} />
      )}
    </>
  )
}

const report = (values: Values) => oneStep(() => vitalsReport(values))
