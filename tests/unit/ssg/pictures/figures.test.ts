import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { colour } from '../../../../ssg/content/design-tokens.ts'
import { figures } from '../../../../ssg/pictures/figures.ts'
import { contentFolder, textFile } from '../../../support/sources/content-files.ts'

const text = textFile('![Balken](balken.svg "Drei Monate")')
const root = contentFolder([text])
afterAll(() => rmSync(root, { recursive: true }))

const drawing =
  '<svg viewBox="0 0 9 9"><path fill="var(--surface-sunken)" stroke="var(--surface)" d="M0 0h9"/></svg>'
const coloured = (name: string, as: string) => `${name}:light-dark(${colour(as)},${colour(as, 'dark')});`
const shown = () => String(figures([text], root)[0]?.content)

test('an area of a figure shows in lists, too, where the figure stands on the colour of areas', () => {
  writeFileSync(`${root}src/content/knowledge-base/balken.svg`, drawing)
  expect(shown()).toContain(coloured('--surface-sunken', '--surface'))
  expect(shown()).toContain(coloured('--surface', '--surface-sunken'))
})

test('a sign, which is drawn for lists, has its own colours there', () => {
  writeFileSync(`${root}src/content/knowledge-base/entity-seo-sign.svg`, drawing)
  expect(shown()).toContain(coloured('--surface-sunken', '--surface-sunken'))
})
