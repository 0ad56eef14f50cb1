import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDrawing, checkImages } from '../../../../../ssg/check/texts/images.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const root = mkdtempSync(`${tmpdir()}/images-`)
const folder = 'src/content/knowledge-base'
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200">\n${content}\n</svg>`
const figureHint = 'docs/authoring.md says what a figure may use.'

beforeAll(() => {
  mkdirSync(`${root}/${folder}`, { recursive: true })
  writeFileSync(`${root}/${folder}/figur.svg`, drawing('<path fill="var(--ink)"/>'))
})
afterAll(() => rmSync(root, { recursive: true }))

const problems = (body: string) => asPrinted(checkImages([textFile(body)], root))

test('a figure with text alternative and caption is fine', () => {
  expect(problems('![Was zu sehen ist](figur.svg "Was es sagt")')).toEqual([])
})

test('an image without text alternative or caption is printed with its line', () => {
  const example = '![What it shows](file.svg "Message")'
  expect(problems('Text\n\n![](figur.svg "Was es sagt")\n\n![Was zu sehen ist](figur.svg)')).toEqual([
    `${folder}/entity-seo.mdx:3: figur.svg has no text alternative\n    ${example}`,
    `${folder}/entity-seo.mdx:5: figur.svg has no caption\n    ${example}`,
  ])
})

test('a figure that is not there is printed with its place', () => {
  expect(problems('![Was zu sehen ist](fehlt.svg "Was es sagt")')).toEqual([
    `${folder}/entity-seo.mdx:1: no file ${folder}/fehlt.svg\n    Put the SVG beside the text.`,
  ])
})

test('what is wrong inside a figure is printed with the file and line of the figure', () => {
  writeFileSync(`${root}/${folder}/bunt.svg`, drawing('<path fill="#ff0000"/>'))
  expect(problems('![Was zu sehen ist](bunt.svg "Was es sagt")')).toEqual([
    `${folder}/bunt.svg:2: has the colour #ff0000 of its own\n    ${figureHint}`,
  ])
})

describe('a drawing', () => {
  test.each([
    ['<style>a{}</style>', 'holds <style>'],
    ['<script>1</script>', 'holds <script>'],
    ['<image href="a.png"/>', 'holds <image>'],
    ['<foreignObject/>', 'holds <foreignObject>'],
    ['<path style="fill:red"/>', 'has the attribute style'],
    ['<path class="a"/>', 'has the attribute class'],
    ['<path fill="var(--akzent)"/>', 'has the colour --akzent, which src/styles/tokens.css does not have'],
    ['<path onclick="a()"/>', 'has the attribute onclick'],
    ['<path stroke="rgb(1,2,3)"/>', 'has the colour rgb(1,2,3) of its own'],
    ['<path fill="black"/>', 'has the colour black of its own'],
    ['<text font-size="12">a</text>', 'has text of 12 units, too small on a phone'],
    ['<text font-size="9.5">a</text>', 'has text of 9 units, too small on a phone'],
  ])('with %s is not allowed', (content, message) => {
    expect(asPrinted(checkDrawing('a.svg', drawing(content)))).toEqual([
      `a.svg:2: ${message}\n    ${figureHint}`,
    ])
  })

  test.each([
    '<path fill="none" stroke="currentColor"/>',
    '<text font-size="13">a</text>',
    '<text font-size="120"/>',
  ])('with %s is fine', (content) => {
    expect(checkDrawing('a.svg', drawing(content))).toEqual([])
  })

  test.each([
    ['<g><path/>', 3],
    ['<path d="M0" d="M1"/>', 2],
    ['<text>Maler & Gipser</text>', 2],
    ['<path d=M0/>', 2],
  ])('that is no XML, %s, is printed with its line', (content, line) => {
    expect(asPrinted(checkDrawing('a.svg', drawing(content)))).toEqual([
      expect.stringContaining(`a.svg:${line}: cannot be read as SVG from here on\n    Close every element`),
    ])
  })

  test('as drawing programs save it, with a declaration, is told so', () => {
    const saved = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${drawing('<path/>')}`
    expect(asPrinted(checkDrawing('a.svg', saved))).toEqual([`a.svg:1: holds <?xml\n    ${figureHint}`])
  })

  test.each(['width="400"', 'id="figur"', 'xmlns:xlink="http://www.w3.org/1999/xlink"'])(
    'with %s on its root is told what a root has',
    (attribute) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" ${attribute}><path/></svg>`
      expect(asPrinted(checkDrawing('a.svg', svg))).toEqual([
        `a.svg:1: has the attribute ${attribute.split('=')[0]} on <svg>\n    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 …">`,
      ])
    },
  )

  test('needs a viewBox', () => {
    expect(asPrinted(checkDrawing('a.svg', '<svg xmlns="x"></svg>'))).toEqual([
      'a.svg:1: has no viewBox\n    viewBox="0 0 360 …"',
    ])
  })
})
