import { use } from 'react'
import { oneStep } from '~/lib/tools/slices'
import { about, example } from '~/lib/tools/vitals/about-vitals'
import { daysHead, partsHead, vitalsReport } from '~/lib/tools/vitals/vitals-report'
import { FieldGroup } from '../frame/field-group'
import { FindingList } from '../frame/finding-list'
import { NumberField } from '../frame/number-field'
import { ResultStatus } from '../frame/result-status'
import { ResultTable } from '../frame/result-table'
import { TakeAlong } from '../frame/take-along'
import { TextField } from '../frame/text-field'
import { ToolFrame } from '../frame/tool-frame'
import { ToolInput, type Values } from '../frame/tool-input'
import { useWork } from '../frame/use-work'
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
