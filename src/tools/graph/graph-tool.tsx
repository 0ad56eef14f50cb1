import { use } from 'react'
import { RadioField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { Building, Built } from './building'
import { about, example } from './facts'
import { checkedGraph } from './graph-report'

/** Generates JSON-LD from the master data of a firm, or checks that of a page. */
export default function GraphTool() {
  return (
    <ToolFrame facts={about} example={example} choices={choices} shared={choices} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

const choices = ['aufgabe', 'besuch']
const tasks = [
  { value: 'bauen', label: 'JSON-LD erzeugen' },
  { value: 'pruefen', label: 'JSON-LD prüfen' },
]

function Fields() {
  const isChecking = use(ToolInput).values['aufgabe'] === 'pruefen'
  return (
    <>
      <RadioField name="aufgabe" label="Was möchten Sie?" choices={tasks} />
      {isChecking ? (
        <LongField
          name="quelle"
          label="JSON-LD oder Quelltext"
          rows={12}
          isSource
          isCode
          files=".json,.jsonld,.html,.htm,.txt"
        />
      ) : (
        <Building />
      )}
    </>
  )
}

function Result() {
  return use(ToolInput).values['aufgabe'] === 'pruefen' ? <Checked /> : <Built />
}

function Checked() {
  const { verdict, findings, nodes, edges, text } = useReport(checkedGraph)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={text} />
      <ResultTable label="Einträge" head={['Eintrag', 'Kennung', 'Typ', 'Stelle']} rows={nodes} />
      <ResultTable label="Verweise" head={['Von', 'Eigenschaft', 'Zu']} rows={edges} />
    </>
  )
}
