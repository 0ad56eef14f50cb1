import { use } from 'react'
import { RadioField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { about, example } from './facts'
import { reportPages } from './hreflang-report'
import { Writing, Written } from './writing'

/** Checks or generates the hreflang links of a page's versions. */
export default function HreflangTool() {
  return (
    <ToolFrame facts={about} example={example} choices={choices} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

const choices = ['aufgabe', 'form', 'sprache', 'land']
const shared = ['aufgabe', 'form']
const tasks = [
  { value: 'pruefen', label: 'Seiten prüfen' },
  { value: 'erzeugen', label: 'hreflang erzeugen' },
]

function Fields() {
  const isWriting = use(ToolInput).values['aufgabe'] === 'erzeugen'
  return (
    <>
      <RadioField name="aufgabe" label="Was möchten Sie?" choices={tasks} />
      {isWriting ? (
        <Writing />
      ) : (
        <LongField
          name="seiten"
          label="Je Seite: Adresse, darunter Quelltext, Header oder Sitemap"
          rows={10}
          isSource
          isCode
        />
      )}
    </>
  )
}

function Result() {
  return use(ToolInput).values['aufgabe'] === 'erzeugen' ? <Written /> : <Checked />
}

function Checked() {
  const { verdict, findings, matrices, text } = useReport(check)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={text} />
      {matrices.map(({ addresses, rows }) => (
        <ResultTable
          key={addresses[0]}
          label="Welche Seite welche nennt"
          head={['Seite', ...addresses.map((address) => `nennt ${shortened(address)}`)]}
          rows={rows.map(([from = '', ...cells]) => [shortened(from), ...cells.map(marked)])}
        />
      ))}
    </>
  )
}

/** A gap in the colour of a problem. */
function marked(cell: string) {
  return /einseitig|nicht genannt/.test(cell) ? <b data-state="wrong">{`✕\u00A0${cell}`}</b> : cell
}

/** The path alone; on one host it is enough to distinguish the versions. */
function shortened(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/.)/, '')
}

const check = ({ seiten = '' }: Values) => reportPages(seiten)
