import { boxes, questions } from './answers'
import { about, example } from './facts'
import { consentReport, levelLabels } from './consent-report'
import { EnquiryWithResult } from './enquiry-with-result'
import { CheckField, SelectField } from '../shared/fields'
import { ResultTable } from '../shared/result-table'
import { CopyAndSave } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** Lists the duties by law and contract of a website that measures its visits. */
export default function ConsentTool() {
  return (
    <ToolFrame facts={about} example={example} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      {questions.map(({ name, label, answers }) => (
        <SelectField key={name} name={name} label={label} choices={choicesOf(answers)} />
      ))}
      {Object.entries(boxes).map(([name, label]) => (
        <CheckField key={name} name={name} label={label} />
      ))}
    </>
  )
}

const shared = Object.keys(example)

function choicesOf(answers: Readonly<Record<string, string>>) {
  return Object.entries({ '': 'bitte wählen', ...answers }).map(([value, label]) => ({ value, label }))
}

const head = ['Pflicht', 'Grundlage', 'Warum']

function Result() {
  const { verdict, duties, findings, text, message } = useReport(consentReport)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={message} />
      <ResultTable
        label="Was verlangt ist"
        head={head}
        rows={duties.map(({ level, what, basis, why }) => [
          `${levelLabels[level]}: ${what}`,
          basis,
          <div key="why">{why}</div>,
        ])}
      />
      {text !== '' && (
        <>
          <h4>Textbaustein für die Datenschutzerklärung; ergänzen Sie, was in Klammern steht</h4>
          <div
            role="group"
            aria-label="Textbaustein für die Datenschutzerklärung"
            className="tool-frame-passage"
          >
            {text.split('\n').map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <CopyAndSave
            what="Text"
            text={text}
            file={{ name: 'textbaustein-messung.txt', type: 'text/plain' }}
          />
        </>
      )}
      <EnquiryWithResult service="analytics-tracking" result={message} />
    </>
  )
}
