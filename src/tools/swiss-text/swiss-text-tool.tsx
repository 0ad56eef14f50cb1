import { use } from 'react'
import { countFindings } from '../shared/finding'
import { about, example } from './facts'
import { checkSwissText } from './check-swiss-text'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultStatus } from '../shared/result-status'
import { ResultText, TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** What in a text does not belong in one for Switzerland, and the text without it. */
export function SwissTextTool() {
  return (
    <ToolFrame facts={about} example={example}>
      <LongField name="text" label="Ihr Text oder Quelltext" rows={4} files=".txt,.html,.htm,.md" />
      <Result />
    </ToolFrame>
  )
}

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(check, values)
  return (
    <>
      <ResultStatus text={countFindings(result.findings)} progress={progress} />
      <FindingList findings={result.findings} />
      <ResultText label="Der Text mit den eindeutigen Korrekturen" text={result.mended} />
      <TakeAlong what="Text" text={result.mended} file={{ name: 'text-schweiz.txt', type: 'text/plain' }} />
    </>
  )
}

const check = ({ text = '' }: Values) => checkSwissText(text)
