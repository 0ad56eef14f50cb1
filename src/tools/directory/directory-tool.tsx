import { use } from 'react'
import { about, example } from './facts'
import { deviations, writeDirectory, writeMaster } from '../master-data/directory'
import { reportDirectory } from '../master-data/directory-report'
import { readBlock } from '../master-data/read-block'
import { answer } from '../shared/finding'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** Where in a list of directories the firm is wrong, the pressing places first. */
export function DirectoryTool() {
  return (
    <ToolFrame facts={about} example={example} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      <LongField name="stammdaten" label="Ihre Stammdaten" rows={4} />
      <LongField name="liste" label="Fundstellen (CSV)" rows={5} isCode files=".csv,.txt" />
    </>
  )
}

function Result() {
  const { values } = use(ToolInput)
  const result = useReport(report)
  return (
    <>
      <ToolVerdict verdict={answer(result.summary)} text={() => writeDirectory(result.rows)} />
      <FindingList findings={result.findings} />
      <ResultTable
        label="Fundstellen nach Dringlichkeit"
        head={['Quelle', 'Dringlichkeit', 'Abweichungen']}
        rows={result.rows.map((row) => ({
          key: String(row.line),
          cells: [row.source, row.priority, deviations(row)],
        }))}
      />
      <TakeAlong
        what="Korrekturliste"
        text={() => writeDirectory(result.rows)}
        file={{ name: 'fundstellen.csv', type: 'text/csv' }}
      />
      <TakeAlong
        what="Vorlage"
        text={() => writeMaster(readBlock(values['stammdaten'] ?? ''))}
        file={{ name: 'vorlage.csv', type: 'text/csv' }}
      />
    </>
  )
}

const report = ({ stammdaten = '', liste = '' }: Values) => reportDirectory(stammdaten, liste)
