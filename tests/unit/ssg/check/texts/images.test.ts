import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { checkDrawing, checkImages } from '../../../../../ssg/check/texts/images.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const root = mkdtempSync(`${tmpdir()}/images-`)
const folder = 'src/content/knowledge-base'
const drawing = (content: string, attribute = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200"${attribute}>\n${content}\n</svg>`
mkdirSync(`${root}/${folder}`, { recursive: true })
writeFileSync(`${root}/${folder}/figur.svg`, drawing('<path fill="var(--ink)"/>'))
writeFileSync(`${root}/${folder}/bunt.svg`, drawing('<path fill="#ff0000"/>'))
afterAll(() => rmSync(root, { recursive: true }))

const problems = (body: string) => asPrinted(checkImages([textFile(body)], root))
const faults = (svg: string) => checkDrawing('a.svg', svg).map(({ line, message }) => `${line}: ${message}`)

test('a figure with text alternative and caption has no problem', () => {
  expect(problems('![Was zu sehen ist](figur.svg "Was es sagt")')).toEqual([])
})

test('an image without text alternative or caption is reported with its line', () => {
  const example = '![Was zu sehen ist](datei.svg "Was es sagt")'
  expect(problems('Text\n\n![](figur.svg "Was es sagt")\n\n![Was zu sehen ist](figur.svg)')).toEqual([
    `${folder}/entity-seo.mdx:3: figur.svg hat keine Textalternative\n    ${example}`,
    `${folder}/entity-seo.mdx:5: figur.svg hat keine Bildlegende\n    ${example}`,
  ])
})

test('a figure that does not exist is reported with the one that was probably meant', () => {
  expect(problems('![Was zu sehen ist](figuren.svg "Was es sagt")')).toEqual([
    `${folder}/entity-seo.mdx:1: die Datei ${folder}/figuren.svg gibt es nicht; gemeint ist wohl «figur.svg»\n    Legen Sie das SVG neben den Text.`,
  ])
})

test('a problem inside a figure is reported with the file and line of the figure', () => {
  expect(problems('![Was zu sehen ist](bunt.svg "Was es sagt")')).toEqual([
    `${folder}/bunt.svg:2: hat die eigene Farbe #ff0000\n    docs/authoring.md sagt, was eine Figur verwenden darf.`,
  ])
})

test.each([
  ['<style>a{}</style>', 'enthält <style>'],
  ['<image href="a.png"/>', 'enthält <image>'],
  ['<path style="fill:red"/>', 'hat das Attribut style'],
  ['<path onclick="a()"/>', 'hat das Attribut onclick'],
  ['<path fill="var(--akzent)"/>', '--akzent ist keine Farbe von src/styles/tokens.css'],
  ['<path stroke="rgb(1,2,3)"/>', 'hat die eigene Farbe rgb(1,2,3)'],
  ['<text font-size="9.5">a</text>', 'hat Text von 9 Einheiten, am Telefon zu klein'],
  ['<text>Maler & Gipser</text>', 'ist von hier an nicht als SVG lesbar'],
])('a drawing with %s is reported with the line', (content, message) => {
  expect(faults(drawing(content))).toEqual([`2: ${message}`])
})

test.each([
  '<path fill="none" stroke="currentColor"/>',
  '<text font-size="13">a</text>',
  '<text font-size="120"/>',
])('a drawing with %s has no problem', (content) => {
  expect(faults(drawing(content))).toEqual([])
})

test('a drawing as programs save it is reported with all that they add', () => {
  const saved = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n`
  expect(faults(saved + drawing('<path/>', ' id="figur"'))).toEqual([
    '1: enthält <?xml',
    '2: enthält <!DOCTYPE',
    '3: hat an <svg> das Attribut id',
  ])
  expect(faults('<svg xmlns="x"></svg>')).toEqual(['1: hat keine viewBox'])
})
