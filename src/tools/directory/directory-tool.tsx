import { use } from 'react'
import { about, example } from './facts'
import { deviations, writeDirectory, writeMaster } from '../master-data/directory'
import { reportDirectory } from '../master-data/directory-report'
import { readBlock } from '../master-data/read-block'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** Where in a list of directories the firm is wrong, the pressing places first. */
export function DirectoryTool() {
  return (
    <ToolFrame facts={about} example={example}>
      <LongField name="stammdaten" label="Ihre Stammdaten" rows={4} />
      <LongField name="liste" label="Fundstellen (CSV)" rows={5} isCode files=".csv,.txt" />
      <Result />
    </ToolFrame>
  )
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  return (
    <>
      <ResultStatus text={result.summary} progress={progress} />
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
