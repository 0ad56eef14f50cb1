import { problemAt, TextField } from '../shared/fields'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { CopyAndSaveTable } from '../shared/copy-and-save'
import { ToolFrame } from '../shared/tool-frame'
import { useReport } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'
import { about, example } from './facts'
import { stateWords, type GateState } from './gate'
import { pageReport, verdictRows } from './page-report'
import { verdictWord } from './robots/judge-address'

/** Finds the first closed gate of a page, and checks robots.txt, URLs and sitemap. */
export default function PageCheckTool() {
  return (
    <ToolFrame facts={about} example={example} blank={{ crawler: example.crawler }} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  const { findings } = useReport(pageReport)
  return (
    <>
      <TextField name="adresse" label="Adresse der Seite" type="url" {...problemAt(findings, 'adresse')} />
      <LongField
        name="seite"
        label="Header und Quelltext der Seite"
        rows={7}
        isSource
        isCode
        files=".html,.htm,.txt"
      />
      <LongField name="robots" label="robots.txt" rows={3} isCode files=".txt" />
      <LongField name="liste" label="Adressen oder Sitemap" rows={2} isCode files=".txt,.xml,.csv" />
      <TextField name="crawler" label="Crawler, mit Komma getrennt" {...problemAt(findings, 'crawler')} />
    </>
  )
}

function Result() {
  const { verdict, gates, findings, addresses, text } = useReport(pageReport)
  const isShut = gates.some(({ opener }) => opener)
  return (
    <>
      <ToolVerdict verdict={verdict} findings={findings} text={text} />
      <ResultTable
        label="Die Prüfpunkte in ihrer Reihenfolge"
        head={['Punkt', 'Stand', ...(isShut ? ['Wer behebt'] : [])]}
        rows={gates.map(({ name, state, brief, opener = '' }, index) => [
          `${index + 1} ${name}`,
          <Judged key="state" state={state} word={stateWords[state]} brief={brief} />,
          ...(isShut ? [opener] : []),
        ])}
      />
      <ResultTable
        label="Urteil je Adresse und Crawler"
        head={['Adresse', 'Crawler', 'Urteil']}
        rows={addresses.map((judged) => [
          judged.address,
          judged.crawlers.join(', '),
          <Judged key="verdict" word={verdictWord(judged)} brief={judged.brief} />,
        ])}
        buttons={
          <CopyAndSaveTable what="Urteile" rows={() => verdictRows(addresses)} name="robots-urteile.csv" />
        }
      />
    </>
  )
}

interface JudgedProps {
  state?: GateState
  word: string
  brief: string
}

function Judged({ state = 'unknown', word, brief }: JudgedProps) {
  const [look, sign] = looks[state] ?? []
  return (
    <>
      <b data-state={look}>
        {sign && <span aria-hidden="true">{sign}</span>}
        {word}
      </b>
      {` – ${brief}`}
    </>
  )
}

/** The colour of a state, and its sign. */
const looks: Partial<Record<GateState, [look: string, sign: string]>> = {
  open: ['right', '✓\u00A0'],
  closed: ['wrong', '✕\u00A0'],
}
