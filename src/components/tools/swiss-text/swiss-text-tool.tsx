import { use } from 'react'
import { countFindings } from '~/lib/tools/finding-list'
import { about, example } from '~/lib/tools/swiss-text/about-swiss-text'
import { checkSwissText } from '~/lib/tools/swiss-text/check-swiss-text'
import { FindingList } from '../frame/finding-list'
import { LongField } from '../frame/long-field'
import { ResultStatus } from '../frame/result-status'
import { ResultText, TakeAlong } from '../frame/take-along'
import { ToolFrame } from '../frame/tool-frame'
import { ToolInput, type Values } from '../frame/tool-input'
import { useWork } from '../frame/use-work'

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
