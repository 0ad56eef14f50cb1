import { use } from 'react'
import { about, example } from './facts'
import { channels } from './channels'
import { planCsv } from './plan'
import { channelText, planReport, shortDay } from './plan-report'
import { chosen } from './read-plan'
import { CheckField, FieldGroup, SelectField, TextField } from '../shared/fields'
import { answer, unchecked, verdictOf } from '../shared/finding'
import { FindingList } from '../shared/finding-list'
import { ResultTable } from '../shared/result-table'
import { ResultText, TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** When an article goes where, with links that tell where a visit came from. */
export function PlanTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      <TextField name="adresse" label="Adresse des Artikels" type="url" />
      <TextField name="start" label="Erscheint am" type="date" />
      <TextField name="frei" label="Freie Tage" hint="25.12.2026, 24.12.2026–3.1.2027" />
      <FieldGroup label="Kanäle">
        {channelFields.map(({ id, name }) => (
          <CheckField key={id} name={id} label={name} />
        ))}
      </FieldGroup>
      <Consent />
    </>
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
  const { rows, findings, summary, links } = useReport(planReport)
  const verdict =
    rows.length === 0
      ? findings.length > 0
        ? verdictOf(findings, '')
        : unchecked('Tragen Sie Adresse und Tag ein.')
      : answer(summary)
  return (
    <>
      <ToolVerdict verdict={verdict} text={links} />
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
