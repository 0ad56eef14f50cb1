import { use, useEffect } from 'react'
import { about, example } from './facts'
import { reportPages, type Matrix } from './hreflang-report'
import { lazyCode, useLazyCode } from '~/components/lazy-code'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { RadioField } from '../shared/radio-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** Whether the versions of a page name each other, and the block by which they do. */
export function HreflangTool() {
  return (
    <ToolFrame facts={about} example={example} blank={blank} shared={shared}>
      <RadioField name="aufgabe" label="Was möchten Sie?" choices={tasks} />
      <Task />
    </ToolFrame>
  )
}

const blank = { aufgabe: example.aufgabe, form: example.form }
const shared = ['aufgabe', 'form']
const tasks = [
  { value: 'pruefen', label: 'Seiten prüfen' },
  { value: 'erzeugen', label: 'hreflang erzeugen' },
]

function Task() {
  return use(ToolInput).values['aufgabe'] === 'erzeugen' ? <LaterWriting /> : <Checking />
}

/** Few come for both: the writing is code of its own. */
const writing = lazyCode(() => import('./writing'))

function LaterWriting() {
  const { code, load } = useLazyCode(writing)
  useEffect(() => void load(), [load])
  return code ? <code.Writing /> : <p>Wird geladen. Kommt nichts, wählen Sie die Aufgabe noch einmal.</p>
}

function Checking() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(check, values)
  return (
    <>
      <LongField
        name="seiten"
        label="Je Seite: Adresse, darunter Quelltext, Header oder Sitemap"
        rows={10}
        isCode
      />
      <ResultStatus text={result.summary} progress={progress} />
      {result.matrices.map((matrix) => (
        <MatrixTable key={matrix.addresses[0]} matrix={matrix} />
      ))}
      <FindingList findings={result.findings} />
    </>
  )
}

function MatrixTable({ matrix: { addresses, rows } }: { matrix: Matrix }) {
  return (
    <ResultTable
      label="Welche Seite welche nennt"
      head={['nennt', ...addresses.map(shortened)]}
      rows={rows.map(({ from, cells }) => ({ key: from, cells: [shortened(from), ...cells] }))}
    />
  )
}

/** The path tells the versions of one host apart. */
function shortened(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/.)/, '')
}

const check = ({ seiten = '' }: Values) => reportPages(seiten)
