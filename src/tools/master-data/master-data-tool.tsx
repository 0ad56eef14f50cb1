import { unchecked, verdictOf } from '../shared/finding'
import { about, example } from './facts'
import { compareBlocks, correctionsText, differenceWords } from './compare-blocks'
import { aboutMaster, type Cell, type RecordComparison } from './compare-records'
import { fields } from './field-form'
import { FindingList } from '../shared/finding-list'
import { LongField } from '../shared/long-field'
import { ResultTable } from '../shared/result-table'
import { ResultText, TakeAlong } from '../shared/take-along'
import { ToolFrame } from '../shared/tool-frame'
import { useReport, type Values } from '../shared/tool-input'
import { ToolVerdict } from '../shared/tool-verdict'

/** Whether register, website, profile and directory speak of the same firm. */
export function MasterDataTool() {
  return (
    <ToolFrame facts={about} example={example} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      <LongField name="register" label="Wie im Register" rows={5} />
      {places.map(({ name, label }) => (
        <LongField key={name} name={name} label={label} rows={4} />
      ))}
    </>
  )
}

const places = [
  { name: 'website', label: 'Website' },
  { name: 'profil', label: 'Unternehmensprofil' },
  { name: 'verzeichnis', label: 'Verzeichnis' },
] as const

function Result() {
  const result = useReport(compare)
  const corrections = correctionsText(result)
  const verdict =
    result.rows.length === 0 || Object.values(result.canonical).every((value) => value === '')
      ? unchecked('Fügen Sie die Angaben aus dem Register und von mindestens einer weiteren Stelle ein.')
      : verdictOf(result.findings, 'Die Angaben stimmen überein.')
  return (
    <>
      <ToolVerdict verdict={verdict} text={corrections} />
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
  compareBlocks(
    values['register'] ?? '',
    places.map(({ name, label }) => ({ label, text: values[name] ?? '' })),
  )
