import type { ReactNode } from 'react'
import { TitledBlock } from '~/components/reading/code-block'
import { usePageStyles } from '~/components/styles'
import { resultText, unchecked } from '../shared/finding'
import { about, example } from './facts'
import { checkSwissText, swissVerdict } from './check-swiss-text'
import { LongField } from '../shared/long-field'
import { CopyAndSave } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { useReport, type Values } from '../shared/tool-input'
import { FindingList, ToolVerdict } from '../shared/tool-verdict'
import markedText from './marked-text.css?inline'
import type { TextMark } from './text-mark'

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
          rows={5}
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
      <ToolVerdict verdict={verdict} text={result} />
      {!isEmpty && (
        <>
          <MarkedText text={text} marks={marks}>
            <CopyAndSave what="Text" text={mended} file={{ name: 'text-schweiz.txt', type: 'text/plain' }} />
          </MarkedText>
          <FindingList findings={findings} verdict={verdict} />
        </>
      )}
    </>
  )
}

const check = ({ text = '' }: Values) => checkSwissText(text)

/** Limits of shown characters and marks, because layout of more takes long. Copies and files are complete. */
const [mostShown, mostMarked] = [20_000, 500]

interface MarkedTextProps {
  text: string
  marks: readonly TextMark[]
  /** The buttons above the text. */
  children: ReactNode
}

/** The checked text with its marks. Each has a number and, if certain, its replacement. */
function MarkedText({ text, marks, children }: MarkedTextProps) {
  usePageStyles(markedText)
  const parts: ReactNode[] = []
  let at = 0
  for (const [index, { start, end, grade, replacement }] of marks.slice(0, mostMarked).entries()) {
    if (end > mostShown) break
    const found = text.slice(start, end)
    parts.push(
      text.slice(at, start),
      <mark key={start} className="marked-text-mark" data-grade={grade}>
        {replacement === undefined ? (
          found
        ) : (
          <>
            <del>{found}</del>
            <ins>{replacement}</ins>
          </>
        )}
        <sup>{index + 1}</sup>
      </mark>,
    )
    at = end
  }
  const rest = text.slice(at, mostShown)
  return (
    <TitledBlock title={<b>Ihr Text mit den Fundstellen</b>} buttons={children}>
      <div
        tabIndex={0}
        role="group"
        aria-label="Ihr Text mit den Fundstellen"
        translate="no"
        className="marked-text"
      >
        {parts}
        {rest}
        {text.length > mostShown && '\n…'}
      </div>
    </TitledBlock>
  )
}
