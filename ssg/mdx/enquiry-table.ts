import type { Table, TableRow } from 'mdast'
import { enquiryFields } from '../../src/lib/enquiry/enquiry-fields.ts'
import { text } from './nodes.ts'

/** The table of the form's fields on the privacy page (`<EnquiryFields />`), made of the same list as the form. */
export function enquiryTable(): Table {
  return {
    type: 'table',
    children: [
      row('Feld', 'Eingabe', 'Zweck'),
      ...enquiryFields.map(({ label, required, purpose }) =>
        row(label, required ? 'Pflicht' : 'freiwillig', purpose),
      ),
    ],
  }
}

function row(...cells: string[]): TableRow {
  return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })) }
}
