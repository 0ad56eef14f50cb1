import { use } from 'react'
import { about, example } from './facts'
import type { CasesRead } from './cases'
import { groupHead, groupsCsv, scoreReport } from './score-report'
import { SelectField } from '../shared/choice-fields'
import { FindingList } from '../shared/finding-list'
import { LineChart } from '../shared/line-chart'
import { LongField } from '../shared/long-field'
import { NumberField } from '../shared/number-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** From which score on a contact pays, and whether the score and the cases bear that. */
export function ScoreTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <LongField name="faelle" label="Abgeschlossene Fälle" rows={5} isCode files=".csv,.txt" />
      <NumberField name="kosten" label="Kosten je Kontakt" unit="CHF" min={0} max={100_000} step={5} />
      <NumberField name="ertrag" label="Ertrag je Erfolg" unit="CHF" min={0} max={1_000_000} step={50} />
      <NumberField name="kapazitaet" label="Kontakte, die Sie schaffen" min={0} max={1_000_000} step={10} />
      <Result />
    </ToolFrame>
  )
}

const shared = ['kosten', 'ertrag', 'kapazitaet']
const blank = { kosten: example.kosten, ertrag: example.ertrag, kapazitaet: example.kapazitaet }

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(scoreReport, values)
  return (
    <>
      {isUnclear(result.read, values) && <Columns read={result.read} />}
      <ResultStatus text={result.summary} progress={progress} />
      <FindingList findings={result.findings} />
      <ResultTable label="Gruppen nach Score" head={groupHead} rows={result.rows} />
      <ResultTable label="An der besten Grenze" head={['Fälle', 'Erfolg', 'Absage']} rows={result.matrix} />
      {result.best && (
        <LineChart
          label="Nutzen nach Zahl der Kontakte"
          points={result.points}
          axes={{ x: 'Kontakte', y: 'Nutzen in CHF' }}
          marks={[{ ...result.best, label: 'beste Grenze' }]}
        />
      )}
      {result.rows.length > 0 && (
        <TakeAlong
          what="Gruppen"
          text={() => groupsCsv(result)}
          file={{ name: 'score-gruppen.csv', type: 'text/csv' }}
        />
      )}
    </>
  )
}

/** The file does not say by itself what it holds, or the visitor has said so. */
function isUnclear({ columns, chosen, otherOutcomes }: CasesRead, values: Readonly<Record<string, string>>) {
  if (columns.length === 0) return false
  const isTold = ['score', 'ausgang', 'erfolg', 'absage'].some((name) => values[name] !== '')
  return isTold || chosen.score === undefined || chosen.outcome === undefined || otherOutcomes.length > 0
}

function Columns({ read: { columns, otherOutcomes } }: { read: CasesRead }) {
  const { values } = use(ToolInput)
  const named = columns.map(({ column, title }) => ({ value: String(column), label: title }))
  const outcomes = new Set([...otherOutcomes.map(({ value }) => value), values['erfolg'], values['absage']])
  const found = [...outcomes].flatMap((value) => (value ? [{ value, label: value }] : []))
  return (
    <>
      <SelectField name="score" label="Spalte mit dem Score" choices={[byItself, ...named]} />
      <SelectField name="ausgang" label="Spalte mit dem Ausgang" choices={[byItself, ...named]} />
      <SelectField name="erfolg" label="Erfolg heisst" choices={[byItself, ...found]} />
      <SelectField name="absage" label="Absage heisst" choices={[byItself, ...found]} />
    </>
  )
}

const byItself = { value: '', label: 'selbst erkennen' }
