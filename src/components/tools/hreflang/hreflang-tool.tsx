import { use } from 'react'
import { about, example } from '~/lib/tools/hreflang/about-hreflang'
import {
  reportPages,
  writeVersions,
  type Matrix,
  type OutputForm,
} from '~/lib/tools/hreflang/hreflang-report'
import { oneStep } from '~/lib/tools/slices'
import { FindingList } from '../frame/finding-list'
import { LongField } from '../frame/long-field'
import { RadioField } from '../frame/radio-field'
import { ResultStatus } from '../frame/result-status'
import { ResultTable } from '../frame/result-table'
import { ResultText, TakeAlong } from '../frame/take-along'
import { ToolFrame } from '../frame/tool-frame'
import { ToolInput, type Values } from '../frame/tool-input'
import { useWork } from '../frame/use-work'

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
const forms = [
  { value: 'head', label: 'HTML-Kopf' },
  { value: 'header', label: 'HTTP-Header' },
  { value: 'sitemap', label: 'Sitemap' },
]

function Task() {
  return use(ToolInput).values['aufgabe'] === 'erzeugen' ? <Writing /> : <Checking />
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

function Writing() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(write, values)
  return (
    <>
      <LongField
        name="fassungen"
        label="Je Zeile ein Kürzel und eine Adresse"
        rows={5}
        isCode
        files=".csv,.txt"
      />
      <RadioField name="form" label="Form" choices={forms} />
      <ResultStatus text={result.summary} progress={progress} />
      <FindingList findings={result.findings} />
      <ResultText label="hreflang" text={result.text} />
      <TakeAlong
        what="hreflang"
        text={result.text}
        file={
          values['form'] === 'sitemap'
            ? { name: 'sitemap-hreflang.xml', type: 'application/xml' }
            : { name: 'hreflang.txt', type: 'text/plain' }
        }
      />
    </>
  )
}

const check = ({ seiten = '' }: Values) => reportPages(seiten)
const write = ({ fassungen = '', form = '' }: Values) => oneStep(() => writeVersions(fassungen, formOf(form)))

function formOf(form: string): OutputForm {
  return form === 'header' || form === 'sitemap' ? form : 'head'
}
