import { use } from 'react'
import { about, example } from '~/lib/tools/master-data/about-directory'
import { deviations, writeDirectory, writeMaster } from '~/lib/tools/master-data/directory'
import { reportDirectory } from '~/lib/tools/master-data/directory-report'
import { readBlock } from '~/lib/tools/master-data/read-block'
import { FindingList } from '../frame/finding-list'
import { LongField } from '../frame/long-field'
import { ResultStatus } from '../frame/result-status'
import { ResultTable } from '../frame/result-table'
import { TakeAlong } from '../frame/take-along'
import { ToolFrame } from '../frame/tool-frame'
import { ToolInput, type Values } from '../frame/tool-input'
import { useWork } from '../frame/use-work'

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
