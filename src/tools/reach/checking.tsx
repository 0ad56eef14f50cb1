import { use } from 'react'
import { reachReport, stateWords } from './reach-report'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { TakeAlong } from '../shared/take-along'
import { TextField } from '../shared/text-field'
import { ToolInput } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** From what a page and its server say to the first gate that is closed. */
export function Checking() {
  return (
    <>
      <TextField name="adresse" label="Adresse" type="url" />
      <TextField name="crawler" label="Crawler" />
      <LongField name="robots" label="robots.txt" rows={2} isCode files=".txt" />
      <LongField name="header" label="Antwort: Status und Header" rows={2} isCode />
      <LongField name="html" label="Quelltext" rows={5} isCode files=".html,.htm,.txt" />
      <Result />
    </>
  )
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(reachReport, values)
  const { summary, gates, findings, text } = result
  return (
    <>
      <ResultStatus text={summary} progress={progress} />
      <ResultTable
        label="Die Tore in ihrer Reihenfolge"
        head={['Tor', 'Stand', 'Wer öffnet']}
        rows={gates.map(({ name, state, brief, opener = '' }, index) => ({
          key: name,
          cells: [
            `${index + 1} ${name}`,
            <>
              <b>{stateWords[state]}</b>
              {`: ${brief}`}
            </>,
            opener,
          ],
        }))}
      />
      <FindingList findings={findings} />
      {text !== '' && (
        <TakeAlong what="Auftrag" text={text} file={{ name: 'tore.txt', type: 'text/plain' }} />
      )}
    </>
  )
}
