import { use } from 'react'
import { slots } from '~/lib/slots'
import { oneStep } from '../shared/slices'
import { about, example } from './facts'
import { effortHead, structureReport } from './structure-report'
import { CheckField, SelectField } from '../shared/choice-fields'
import { EnquiryWithResult } from '../shared/enquiry-with-result'
import { FieldGroup } from '../shared/field-group'
import { FindingList } from '../shared/finding-list'
import { NumberField } from '../shared/number-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** How much work the structure of a website makes, what drives it, and what an offer needs. */
export function StructureEffortTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <FieldGroup label="Ihre Website">
        <NumberField name="seiten" label="Seiten je Sprache" min={1} max={1_000_000} step={1} />
        <NumberField name="sprachen" label="Sprachen" min={1} max={50} step={1} />
        <NumberField name="vorlagen" label="Vorlagen" min={1} max={1000} step={1} />
        <NumberField name="weiterleitungen" label="Weiterleitungen" min={0} max={1_000_000} step={1} />
      </FieldGroup>
      <SelectField name="system" label="Seiten entstehen" choices={systems} />
      <CheckField name="relaunch" label="Ein Relaunch steht an" />
      <Result />
    </ToolFrame>
  )
}

const shared = Object.keys(example)
const blank = { system: example.system }
const systems = [
  { value: 'gewoehnlich', label: 'Fertig vom Server (übliches CMS)' },
  { value: 'geruest', label: 'Mit JavaScript im Browser' },
]

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  const { summary, rows, findings, bring, message } = result
  return (
    <>
      <ResultStatus text={summary} progress={progress} />
      <ResultTable
        label="Aufwand nach Arbeit"
        head={effortHead}
        rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
      <FindingList findings={findings} />
      {bring.length > 0 && <p>{`Für eine Offerte brauchen wir: ${bring.join('; ')}.`}</p>}
      <EnquiryWithResult service="web-struktur-optimierung" result={message} />
    </>
  )
}

const report = (values: Values) => oneStep(() => structureReport(values, slots.dayRate))
