import { about, example } from './facts'
import { consentReport, levelLabels } from './consent-report'
import { EnquiryWithResult } from './enquiry-with-result'
import { CheckField, SelectField } from '../shared/fields'
import { FindingList } from '../shared/finding-list'
import { ResultTable } from '../shared/result-table'
import { CopyAndSave } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** What law and contracts ask of a website that measures its visits. */
export function ConsentTool() {
  return (
    <ToolFrame facts={about} example={example} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      <SelectField name="werkzeug" label="Womit Sie messen" choices={tools} />
      <SelectField name="speicher" label="Was auf dem Gerät gespeichert wird" choices={storages} />
      <SelectField name="werbung" label="Werbung" choices={advertising} />
      <CheckField name="google" label="Wir werben mit Google" />
      <CheckField name="eu" label="Wir sprechen Personen in der EU an oder beobachten ihr Verhalten dort" />
      <CheckField
        name="unerwartet"
        label="Dritte zahlen für die Daten oder verfolgen Besucher über viele Websites"
      />
      <CheckField name="heikel" label="Besonders schützenswerte Daten oder Profiling mit hohem Risiko" />
      <CheckField name="allein" label="Ein Programm entscheidet allein, mit erheblicher Folge" />
    </>
  )
}

const shared = Object.keys(example)
const unsaid = { value: '', label: 'bitte wählen' }
const tools = [
  unsaid,
  { value: 'keines', label: 'nur mit der Search Console' },
  { value: 'kennungslos', label: 'Zählung ohne Nutzerkennung' },
  { value: 'analyse', label: 'Analyse (etwa Google Analytics)' },
]
const storages = [
  unsaid,
  { value: 'nichts', label: 'nichts' },
  { value: 'notwendig', label: 'nur Notwendiges (Warenkorb, Login)' },
  { value: 'mehr', label: 'auch anderes (Analyse, Werbung)' },
]
const advertising = [
  unsaid,
  { value: 'keine', label: 'keine' },
  { value: 'messen', label: 'gemessen, ohne Profile' },
  { value: 'profil', label: 'mit Profilen (Remarketing, Pixel)' },
]
const head = ['Pflicht', 'Grundlage', 'Warum']

function Result() {
  const { verdict, duties, findings, text, message } = useReport(consentReport)
  return (
    <>
      <ToolVerdict verdict={verdict} text={message} />
      <ResultTable
        label="Was verlangt ist"
        head={head}
        rows={duties.map(({ level, what, basis, why }) => [
          `${levelLabels[level]}: ${what}`,
          basis,
          <div key="why">{why}</div>,
        ])}
      />
      <FindingList findings={findings} />
      {text !== '' && (
        <>
          <div role="group" aria-label="Textbaustein für die Datenschutzerklärung">
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
