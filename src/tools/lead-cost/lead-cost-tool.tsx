import { use } from 'react'
import { about, example } from './facts'
import { costHead, leadCostReport } from './lead-cost-report'
import { oneStep } from '../shared/slices'
import { EnquiryWithResult } from '../shared/enquiry-with-result'
import { FieldGroup } from '../shared/field-group'
import { FindingList } from '../shared/finding-list'
import { NumberField } from '../shared/number-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** What a qualified enquiry costs, today and with other figures. */
export function LeadCostTool() {
  return (
    <ToolFrame facts={about} example={example} shared={shared}>
      <FieldGroup label="Heute">
        <Count name="anfragen" />
        <Share name="passend" label="Qualifiziert" />
      </FieldGroup>
      <FieldGroup label="Zum Vergleich">
        <Count name="danachAnfragen" />
        <Share name="danachPassend" label="Qualifiziert" />
      </FieldGroup>
      <FieldGroup label="In beiden Fällen">
        <Amount name="werbung" label="Werbung im Monat" />
        <NumberField name="minuten" label="Aufwand je Anfrage" unit="Min." min={0} max={10_000} step={1} />
        <Amount name="stundensatz" label="Kosten je Stunde" />
        <Share name="abschluss" label="Abschluss der qualifizierten" />
        <Amount name="marge" label="Marge je Auftrag" />
      </FieldGroup>
      <Result />
    </ToolFrame>
  )
}

const shared = Object.keys(example)

function Count({ name }: { name: string }) {
  return <NumberField name={name} label="Anfragen im Monat" min={1} max={1_000_000} step={1} />
}

function Share(props: { name: string; label: string }) {
  return <NumberField {...props} unit="%" min={0} max={100} step={1} />
}

function Amount(props: { name: string; label: string }) {
  return <NumberField {...props} unit="CHF" min={0} max={1_000_000} step={10} />
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  const { summary, rows, findings, message } = result
  return (
    <>
      <ResultStatus text={summary} progress={progress} />
      <ResultTable
        label="Kosten der Anfragen"
        head={costHead}
        rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
      <FindingList findings={findings} />
      <EnquiryWithResult service="ki-leadgenerierung" result={message} />
    </>
  )
}

const report = (values: Values) => oneStep(() => leadCostReport(values))
