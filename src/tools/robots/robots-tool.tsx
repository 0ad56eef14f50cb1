import { use } from 'react'
import { countFindings } from '../shared/finding'
import { about, example } from './facts'
import { robotsReport, verdictsCsv, verdictWord } from './robots-report'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** Which crawler may read which address, and what is wrong with the file that says so. */
export function RobotsTool() {
  return (
    <ToolFrame facts={about} example={example} blank={{ crawlers: example.crawlers }}>
      <LongField name="robots" label="robots.txt" rows={7} isCode files=".txt" />
      <LongField name="addresses" label="Adressen oder Sitemap" rows={3} isCode files=".txt,.xml" />
      <TextField name="crawlers" label="Crawler, mit Komma getrennt" />
      <Result />
    </ToolFrame>
  )
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(report, values)
  return (
    <>
      <ResultStatus text={countFindings(result.findings)} progress={progress} />
      <ResultTable
        label="Urteil je Adresse und Crawler"
        head={['Adresse', 'Crawler', 'Urteil']}
        rows={result.verdicts.map((verdict, index) => ({
          key: String(index),
          cells: [
            verdict.address,
            verdict.crawlers.join(', '),
            <>
              <b>{verdictWord(verdict)}</b>
              {`: ${verdict.brief}`}
            </>,
          ],
        }))}
      />
      <FindingList findings={result.findings} />
      <TakeAlong
        what="Urteile"
        text={() => verdictsCsv(result.verdicts)}
        file={{ name: 'robots-urteile.csv', type: 'text/csv' }}
      />
    </>
  )
}

function report({ robots = '', addresses = '', crawlers = '' }: Values) {
  return robotsReport({ robots, addresses, crawlers })
}
