import type { ReactNode } from 'react'
import { TitledBlock } from '~/components/reading/code-block'
import { swissNumber } from './numbers'
import { TableScroll } from '~/components/text/table-scroll'

interface ResultTableProps {
  label: string
  /** Buttons that copy or save the table. */
  buttons?: ReactNode
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** A number, with or without a unit. */
const isNumber = (cell: ReactNode) => typeof cell === 'string' && /^(etwa )?\d[\d',.]*(.(px|%))?$/.test(cell)

/** The maximum number of shown rows, because layout of more takes long. Files have all of them. */
const mostRows = 100

/**
 * A table whose first column has the row headers. It sets `data-label` and `data-number` as `ssg/mdx/rehype-row-headers` does, because rows become blocks on
 * phones.
 */
export function ResultTable({ label, buttons, head, rows }: ResultTableProps) {
  if (rows.length === 0) return null
  const shown = rows.slice(0, mostRows).map(([first, ...others], index) => ({ key: index, first, others }))
  const numbers = head.map((_, column) =>
    column > 0 && rows.every((row) => isNumber(row[column])) ? '' : undefined,
  )
  return (
    <TitledBlock title={<b>{label}</b>} buttons={buttons}>
      <TableScroll aria-label={label}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={cell} scope="col" data-number={numbers[column]}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, first, others }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={head[column + 1]} data-label={head[column + 1]} data-number={numbers[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableScroll>
      {rows.length > mostRows && (
        <p className="page-note tool-frame-passage">
          {`Gezeigt sind ${mostRows} von ${swissNumber(rows.length)} Zeilen${buttons ? '; die Datei enthält alle' : ''}.`}
        </p>
      )}
    </TitledBlock>
  )
}
