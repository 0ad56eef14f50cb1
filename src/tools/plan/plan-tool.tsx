import { use } from 'react'
import { about, example } from './facts'
import { channels } from './channels'
import { planCsv } from './plan'
import { channelText, planReport, shortDay } from './plan-report'
import { chosen } from './read-plan'
import { oneStep } from '../shared/slices'
import { CheckField, SelectField } from '../shared/choice-fields'
import { FieldGroup } from '../shared/field-group'
import { FindingList } from '../shared/finding-list'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { ResultText, TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** When an article goes where, with links that tell where a visit came from. */
export function PlanTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <TextField name="adresse" label="Adresse des Artikels" type="url" />
      <TextField name="start" label="Erscheint am" type="date" />
      <TextField name="frei" label="Freie Tage" hint="25.12.2026, 24.12.2026–3.1.2027" />
      <FieldGroup label="Kanäle">
        {channelFields.map(({ id, name }) => (
          <CheckField key={id} name={id} label={name} />
        ))}
      </FieldGroup>
      <Consent />
      <Result />
    </ToolFrame>
  )
}

const channelFields = Object.entries(channels).map(([id, { name }]) => ({ id, name }))
const blank = {
  ...Object.fromEntries(channelFields.map(({ id }) => [id, chosen])),
  einwilligung: example.einwilligung,
}
/** The address of the article stays out: it may not be published yet. */
const shared = Object.keys(example).filter((name) => name !== 'adresse')
const consents = [
  { value: 'given', label: 'Alle haben eingewilligt' },
  { value: 'customers', label: 'Nur Kundschaft, ohne Einwilligung' },
  { value: 'none', label: 'Keine, die sich belegen lässt' },
]

function Consent() {
  const { values } = use(ToolInput)
  if (values['newsletter'] !== chosen) return null
  return <SelectField name="einwilligung" label="Einwilligung zum Newsletter" choices={consents} />
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  const { rows, findings, summary, links } = result
  return (
    <>
      <ResultStatus text={summary} progress={progress} />
      <FindingList findings={findings} />
      <ResultTable
        label="Verteilplan"
        head={['Tag', 'Kanal', 'Fassung', 'Zählt in GA4 als']}
        rows={rows.map((row, index) => ({
          key: String(index),
          cells: [shortDay(row.day), row.channel, row.task, <div key="ga4">{channelText(row)}</div>],
        }))}
      />
      {links !== '' && (
        <>
          <ResultText label="Messlinks" text={links} />
          <TakeAlong what="Messlinks" text={links} />
        </>
      )}
      {rows.length > 0 && (
        <>
          <TakeAlong
            what="Plan (CSV)"
            text={() => planCsv(rows)}
            file={{ name: 'verteilplan.csv', type: 'text/csv' }}
          />
        </>
      )}
    </>
  )
}

const report = (values: Values) => oneStep(() => planReport(values))
