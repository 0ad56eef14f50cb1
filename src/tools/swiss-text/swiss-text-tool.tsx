import { unchecked, verdictOf } from '../shared/finding'
import { about, example } from './facts'
import { checkSwissText } from './check-swiss-text'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultText, TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** What in a text does not belong in one for Switzerland, and the text without it. */
export function SwissTextTool() {
  return (
    <ToolFrame
      facts={about}
      example={example}
      fields={<LongField name="text" label="Ihr Text oder Quelltext" rows={4} files=".txt,.html,.htm,.md" />}
    >
      <Result />
    </ToolFrame>
  )
}

function Result() {
  const result = useReport(check)
  const verdict =
    result.mended.trim() === ''
      ? unchecked('Fügen Sie einen Text ein.')
      : verdictOf(result.findings, 'Nichts gefunden, was in der Schweiz stört.')
  return (
    <>
      <ToolVerdict verdict={verdict} text={result.mended} />
      <FindingList findings={result.findings} />
      <ResultText label="Der Text mit den eindeutigen Korrekturen" text={result.mended} />
      <TakeAlong what="Text" text={result.mended} file={{ name: 'text-schweiz.txt', type: 'text/plain' }} />
    </>
  )
}

const check = ({ text = '' }: Values) => checkSwissText(text)
