import { use } from 'react'
import { countFindings } from '../shared/finding'
import { about, example } from './facts'
import { compareBlocks, correctionsText, differenceWords } from './compare-blocks'
import { aboutMaster, type Cell, type RecordComparison } from './compare-records'
import { fields } from './field-form'
import { oneStep } from '../shared/slices'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultStatus } from '../shared/result-status'
import { ResultTable } from '../shared/result-table'
import { ResultText, TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { ToolInput, type Values } from '../shared/tool-input'
import { useWork } from '../shared/use-work'

/** Whether register, website, profile and directory speak of the same firm. */
export function MasterDataTool() {
  return (
    <ToolFrame facts={about} example={example}>
      <LongField name="register" label="Wie im Register" rows={5} />
      {places.map(({ name, label }) => (
        <LongField key={name} name={name} label={label} rows={4} />
      ))}
      <Result />
    </ToolFrame>
  )
}

const places = [
  { name: 'website', label: 'Website' },
  { name: 'profil', label: 'Unternehmensprofil' },
  { name: 'verzeichnis', label: 'Verzeichnis' },
] as const

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(compare, values)
  const corrections = correctionsText(result)
  return (
    <>
      <ResultStatus text={countFindings(result.findings)} progress={progress} />
      <FindingList findings={aboutMaster(result.canonical)} />
      <ResultTable
        label="Angaben und Abweichungen"
        head={['Angabe', 'Stammdaten', ...result.rows.map(({ label }) => label)]}
        rows={tableRows(result)}
      />
      {corrections !== '' && (
        <>
          <ResultText label="Korrekturen" text={corrections} />
          <TakeAlong
            what="Korrekturen"
            text={corrections}
            file={{ name: 'korrekturen.txt', type: 'text/plain' }}
          />
        </>
      )}
    </>
  )
}

function tableRows({ canonical, rows }: RecordComparison) {
  return fields.flatMap(({ field, label }) => {
    const cells = rows.map((row) => row.cells.find((cell) => cell.field === field))
    const isKnown = canonical[field] !== '' || cells.some((cell) => cell && cell.found !== '')
    if (!isKnown) return []
    return [
      { key: field, cells: [label, canonical[field], ...cells.map((cell) => (cell ? told(cell) : ''))] },
    ]
  })
}

function told({ difference, found }: Cell) {
  const word = differenceWords[difference]
  if (difference === 'same' || found === '') return word
  return (
    <>
      <b>{word}</b>
      {`: ${found}`}
    </>
  )
}

const compare = (values: Values) =>
  oneStep(() =>
    compareBlocks(
      values['register'] ?? '',
      places.map(({ name, label }) => ({ label, text: values[name] ?? '' })),
    ),
  )
