import { resultText, unchecked } from '../shared/finding'
import { about, example } from './facts'
import { checkSwissText, swissVerdict } from './check-swiss-text'
import { LongField } from '../shared/long-field'
import { CopyAndSave } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { MarkedText } from './marked-text'

/** Finds usage in a text that is not Swiss, and corrects what is certain. */
export default function SwissTextTool() {
  return (
    <ToolFrame
      facts={about}
      example={example}
      fields={
        <LongField
          name="text"
          label="Ihr Text oder Quelltext"
          rows={4}
          isSource
          files=".txt,.html,.htm,.md"
        />
      }
    >
      <Result />
    </ToolFrame>
  )
}

function Result() {
  const { text, marks, findings, mended } = useReport(check)
  const isEmpty = text.trim() === ''
  const verdict = isEmpty ? unchecked('Fügen Sie einen Text ein.') : swissVerdict(findings)
  const result = isEmpty ? '' : () => resultText(verdict, findings)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={isEmpty ? [] : findings} text={result} />
      {text !== '' && <MarkedText text={text} marks={marks} />}
      {!isEmpty && (
        <CopyAndSave what="Text" text={mended} file={{ name: 'text-schweiz.txt', type: 'text/plain' }} />
      )}
    </>
  )
}

const check = ({ text = '' }: Values) => checkSwissText(text)
