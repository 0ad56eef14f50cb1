import { expect, test } from 'vitest'
import { linkedTexts } from '../../../../ssg/content/linked-text.ts'
import { articleFile, serviceFacts } from '../../../support/sources/content-files.ts'

const read = (body: string, facts: Record<string, unknown> = {}) =>
  linkedTexts([articleFile(facts, { body })])[0]
const contents = (body: string, facts?: Record<string, unknown>) => read(body, facts)?.contents
const sections = (number: number) =>
  Array.from({ length: number }, (_, index) => `## Teil ${index + 1}\n`).join('\n')

test('an article of four sections has a table of contents that links to them', () => {
  expect(contents(`${sections(3)}\n## Häufige *Fragen*\n\n### Keine Sektion`)).toEqual([
    { id: 'teil-1', label: 'Teil 1' },
    { id: 'teil-2', label: 'Teil 2' },
    { id: 'teil-3', label: 'Teil 3' },
    { id: 'haeufige-fragen', label: 'Häufige Fragen' },
  ])
})

test('the list of sources counts as a section if the text cites any', () => {
  expect(contents(`${sections(3)}\n[Drei](source:w-inp)`)?.at(-1)).toEqual({
    id: 'quellen',
    label: 'Quellen',
  })
  expect(contents(`${sections(4)}\n[Kontakt](/contact)`)?.at(-1)?.id).toBe('teil-4')
})

test('three sections get no table of contents, and four of a service get one', () => {
  expect(contents(sections(3))).toEqual([])
  expect(contents(sections(4), serviceFacts)).toHaveLength(4)
})

test('the pages that a text links to and the terms that it marks are read from it', () => {
  const text = read('[Eins](/agb#x) [Zwei](/agb) [Fremd](https://web.dev) <Term id="inp">INP</Term>')
  expect([...(text?.links ?? [])]).toEqual(['/agb'])
  expect([...(text?.terms ?? [])]).toEqual(['inp'])
})

test('texts with wrong facts and texts of other kinds are left out', () => {
  const legal = { kind: 'legal', topic: undefined, summary: undefined, service: undefined }
  expect(read('Text', { order: 0 })).toBeUndefined()
  expect(read('Text', legal)).toBeUndefined()
})
