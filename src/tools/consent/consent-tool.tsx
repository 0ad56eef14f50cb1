import { use } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { bringResult } from '~/lib/enquiry/draft'
import { PageLink } from '~/components/layout/page-link'
import { TitledBlock } from '~/components/reading/code-block'
import { boxes, questions, type Question } from './answers'
import { about, example } from './facts'
import { consentReport, levelLabels } from './consent-report'
import { CheckField, SelectField } from '../shared/fields'
import { ResultTable } from '../shared/result-table'
import { CopyAndSave } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** Lists the duties by law and contract of a website that measures its visits. */
export default function ConsentTool() {
  return (
    <ToolFrame facts={about} example={example} kept={shared} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      {Object.entries<Question>(questions).map(([name, { label, answers }]) => (
        <SelectField key={name} name={name} label={label} choices={choicesOf(answers)} />
      ))}
      {Object.entries(boxes).map(([name, label]) => (
        <CheckField key={name} name={name} label={label} />
      ))}
    </>
  )
}

const shared = Object.keys(example)

function choicesOf(answers: Question['answers']) {
  return Object.entries({ '': 'bitte wählen', ...answers }).map(([value, label]) => ({ value, label }))
}

function Result() {
  const { verdict, duties, findings, text, message } = useReport(consentReport)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={message} offersAudit={false} />
      <ResultTable
        label="Was verlangt ist"
        head={['Pflicht', 'Grundlage', 'Warum']}
        rows={duties.map(({ level, what, basis, why }) => [
          `${levelLabels[level]}: ${what}`,
          basis,
          <div key="why">{why}</div>,
        ])}
      />
      {text !== '' && (
        <TitledBlock
          title={<b>Textbaustein für die Datenschutzerklärung</b>}
          buttons={
            <CopyAndSave
              what="Text"
              text={text}
              file={{ name: 'textbaustein-messung.txt', type: 'text/plain' }}
            />
          }
        >
          <div
            role="group"
            aria-label="Textbaustein für die Datenschutzerklärung"
            className="tool-frame-passage"
          >
            <p className="page-note">Ergänzen Sie, was in Klammern steht.</p>
            {text.split('\n').map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </TitledBlock>
      )}
      {message !== '' && <Enquiry result={message} />}
    </>
  )
}

/** A link to the enquiry form that carries the result in memory, not in the URL, unless it is that of the example or opens in another tab. */
function Enquiry({ result }: { result: string }) {
  const { isTouched } = use(ToolInput)
  return (
    <p>
      <PageLink
        to="/contact"
        search={{ anliegen: 'analytics-tracking' }}
        hash="contact"
        rel="nofollow"
        className="button"
        onClick={(event) => {
          if (isTouched && !hasModifier(event)) bringResult(result)
        }}
      >
        {isTouched ? 'Mit diesem Ergebnis anfragen' : 'Dazu anfragen'}
      </PageLink>
    </p>
  )
}
