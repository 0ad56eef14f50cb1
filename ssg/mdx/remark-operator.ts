import type { Nodes, PhrasingContent, Root, Table, TableRow } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Site } from '../../src/lib/site/site-schema.ts'
import { identityFile } from '../content/identity.ts'
import { attribute, link, paragraph, text } from './nodes.ts'
import { operatorTexts } from '../content/operator-facts.ts'
import { enquiryFields } from '../../src/lib/enquiry/enquiry-fields.ts'

/**
 * Replaces `<Operator field>` by the operator's data; e-mail address and phone number become links. `<Only when>` keeps its content if the field is
 * filled in. Table rows with an empty field are removed, and so are tables without rows.
 * `<EnquiryFields>` becomes the table of the form's fields. `check/texts/elements` reports an unknown field, and what this says of an empty one elsewhere.
 */
export function remarkOperator(site: Site) {
  const texts = operatorTexts(site)
  return (tree: Root, file: VFile) => {
    const emptied = new Set<Nodes>()
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      if (node.type === 'tableRow') {
        if (fieldsIn(node).every((field) => texts.get(field) !== null)) return undefined
        parent.children.splice(index, 1)
        if (parent.children.length === 1) emptied.add(parent)
        return [SKIP, index]
      }
      if (!isElement(node)) return undefined
      if (node.name === 'EnquiryFields' && parent.type === 'root') {
        parent.children.splice(index, 1, enquiryTable())
        return SKIP
      }
      if (node.name === 'Only') {
        const value = texts.get(fieldOf(node) ?? '')
        parent.children.splice(index, 1, ...(value ? node.children : []))
        return [SKIP, index]
      }
      if (node.name !== 'Operator') return undefined
      const field = fieldOf(node) ?? ''
      const value = texts.get(field)
      if (value === null) file.message(`\`${field}\` ist in ${identityFile} leer`, node)
      if (!value) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      const said = shown(field, value, site)
      parent.children.splice(index, 1, node.type === 'mdxJsxTextElement' ? said : paragraph(said))
      return SKIP
    })
    visit(tree, 'table', (node, index, parent) => {
      if (!parent || index === undefined || !emptied.has(node)) return undefined
      parent.children.splice(index, 1)
      return [SKIP, index]
    })
  }
}

function shown(field: string, value: string, site: Site): PhrasingContent {
  if (field === 'email') return link(`mailto:${site.email}`, value)
  return field === 'phone' ? link(`tel:${site.phone}`, value) : text(value)
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement'
}

export function fieldOf(node: JsxElement): string | undefined {
  return attribute(node, node.name === 'Only' ? 'when' : 'field')
}

function fieldsIn(row: TableRow): string[] {
  const fields: string[] = []
  visit(row, (node) => {
    if (isElement(node) && /^(Only|Operator)$/.test(node.name ?? '')) fields.push(fieldOf(node) ?? '')
  })
  return fields
}

/** The table of the form's fields on the privacy page (`<EnquiryFields />`), made of the same list as the form. */
function enquiryTable(): Table {
  return {
    type: 'table',
    children: [
      tableRow('Feld', 'Eingabe', 'Zweck'),
      ...enquiryFields.map(({ label, required, purpose }) =>
        tableRow(label, required ? 'Pflicht' : 'freiwillig', purpose),
      ),
    ],
  }
}

function tableRow(...cells: string[]): TableRow {
  return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })) }
}
