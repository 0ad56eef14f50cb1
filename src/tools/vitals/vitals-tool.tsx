import { use } from 'react'
import { ResultTable } from '../shared/result-table'
import { FieldGroup, RadioField, TextField } from '../shared/fields'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { about, example } from './facts'
import { cruxReports, daysHead } from './crux-reports'
import { fieldsOf, partsHead, splitLcp, timeProblems } from './lcp'

/** Splits an LCP into its phases and tells when CrUX shows a change. */
export default function VitalsTool() {
  return (
    <ToolFrame facts={about} example={example} choices={choices} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

const shared = Object.keys(example)
const choices = ['element']
const elements = [
  { value: 'bild', label: 'ein Bild' },
  { value: 'text', label: 'ein Text' },
]

function Fields() {
  const problems = useReport(timeProblems)
  const { values } = use(ToolInput)
  const isText = values['element'] === 'text'
  return (
    <>
      <RadioField name="element" label="Das grösste Element ist" choices={elements} />
      <FieldGroup
        label={
          isText
            ? 'Beide Zeiten aus PageSpeed Insights, oberer Teil (ms\u00A0oder\u00A0s)'
            : 'LCP echter Besuche und seine vier Teile (ms\u00A0oder\u00A0s)'
        }
      >
        {fieldsOf(values).map(({ field, called }) => (
          <TextField key={field} name={field} label={called} type="decimal" problem={problems[field]} />
        ))}
        <TextField name="online" label="Änderung online am (freiwillig)" type="date" />
      </FieldGroup>
    </>
  )
}

function Result() {
  const { verdict, rows, first, days, text } = useReport(report)
  const marked = rows.map(([part = '', share, ...others]) =>
    part === first && verdict.state !== 'right'
      ? [part, <b key={part} data-state="wrong">{`✕\u00A0${share}`}</b>, ...others]
      : [part, share, ...others],
  )
  return (
    <>
      <ToolVerdict verdict={verdict} text={text} />
      <ResultTable label="Teile der LCP-Zeit" head={partsHead} rows={marked} />
      <ResultTable
        label="Wann PageSpeed Insights die Änderung zeigt (sichtbar rund zwei Tage nach dem Ende)"
        head={daysHead}
        rows={days}
      />
    </>
  )
}

function report(values: Values) {
  const { verdict, rows, first } = splitLcp(values)
  const days = cruxReports(values['online'] ?? '')
  const lines = [`${verdict.word}. ${verdict.reason}`, ...[...rows, ...days].map((row) => row.join(' | '))]
  return { verdict, rows, first, days, text: rows.length > 0 ? lines.join('\n') : '' }
}
