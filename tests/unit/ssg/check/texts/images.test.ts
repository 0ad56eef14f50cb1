import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDrawing, checkImages } from '../../../../../ssg/check/texts/images.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const root = mkdtempSync(`${tmpdir()}/images-`)
const folder = 'src/content/knowledge-base'
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200">\n${content}\n</svg>`
const figureHint = 'docs/authoring.md sagt, was eine Figur verwenden darf.'

beforeAll(() => {
  mkdirSync(`${root}/${folder}`, { recursive: true })
  writeFileSync(`${root}/${folder}/figur.svg`, drawing('<path fill="var(--ink)"/>'))
})
afterAll(() => rmSync(root, { recursive: true }))

const problems = (body: string) => asPrinted(checkImages([textFile(body)], root))

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

test('a figure that does not exist is reported with its place and the one that was probably meant', () => {
  expect(problems('![Was zu sehen ist](figuren.svg "Was es sagt")')[0]).toContain('«figur.svg»')
  expect(problems('![Was zu sehen ist](fehlt.svg "Was es sagt")')).toEqual([
    `${folder}/entity-seo.mdx:1: die Datei ${folder}/fehlt.svg gibt es nicht\n    Legen Sie das SVG neben den Text.`,
  ])
})

test('a problem inside a figure is reported with the file and line of the figure', () => {
  writeFileSync(`${root}/${folder}/bunt.svg`, drawing('<path fill="#ff0000"/>'))
  expect(problems('![Was zu sehen ist](bunt.svg "Was es sagt")')).toEqual([
    `${folder}/bunt.svg:2: hat die eigene Farbe #ff0000\n    ${figureHint}`,
  ])
})

describe('a drawing', () => {
  test.each([
    ['<style>a{}</style>', 'enthält <style>'],
    ['<script>1</script>', 'enthält <script>'],
    ['<image href="a.png"/>', 'enthält <image>'],
    ['<foreignObject/>', 'enthält <foreignObject>'],
    ['<path style="fill:red"/>', 'hat das Attribut style'],
    ['<path class="a"/>', 'hat das Attribut class'],
    ['<path fill="var(--akzent)"/>', 'hat die Farbe --akzent, die es in src/styles/tokens.css nicht gibt'],
    ['<path onclick="a()"/>', 'hat das Attribut onclick'],
    ['<path stroke="rgb(1,2,3)"/>', 'hat die eigene Farbe rgb(1,2,3)'],
    ['<path fill="black"/>', 'hat die eigene Farbe black'],
    ['<text font-size="12">a</text>', 'hat Text von 12 Einheiten, am Telefon zu klein'],
    ['<text font-size="9.5">a</text>', 'hat Text von 9 Einheiten, am Telefon zu klein'],
  ])('with %s is not allowed', (content, message) => {
    expect(asPrinted(checkDrawing('a.svg', drawing(content)))).toEqual([
      `a.svg:2: ${message}\n    ${figureHint}`,
    ])
  })

  test.each([
    '<path fill="none" stroke="currentColor"/>',
    '<text font-size="13">a</text>',
    '<text font-size="120"/>',
  ])('with %s has no problem', (content) => {
    expect(checkDrawing('a.svg', drawing(content))).toEqual([])
  })

  test.each([
    ['<g><path/>', 3],
    ['<path d="M0" d="M1"/>', 2],
    ['<text>Maler & Gipser</text>', 2],
    ['<path d=M0/>', 2],
  ])('that is no XML, %s, is reported with its line', (content, line) => {
    expect(asPrinted(checkDrawing('a.svg', drawing(content)))).toEqual([
      expect.stringContaining(
        `a.svg:${line}: ist von hier an nicht als SVG lesbar\n    Schliessen Sie jedes Element`,
      ),
    ])
  })

  test('with the XML declaration that drawing programs write is reported', () => {
    const saved = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${drawing('<path/>')}`
    expect(asPrinted(checkDrawing('a.svg', saved))).toEqual([`a.svg:1: enthält <?xml\n    ${figureHint}`])
  })

  test.each(['width="400"', 'id="figur"', 'xmlns:xlink="http://www.w3.org/1999/xlink"'])(
    'with %s on its root is reported with the attributes that a root has',
    (attribute) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" ${attribute}><path/></svg>`
      expect(asPrinted(checkDrawing('a.svg', svg))).toEqual([
        `a.svg:1: hat an <svg> das Attribut ${attribute.split('=')[0]}\n    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 …">`,
      ])
    },
  )

  test('without a viewBox is reported', () => {
    expect(asPrinted(checkDrawing('a.svg', '<svg xmlns="x"></svg>'))).toEqual([
      'a.svg:1: hat keine viewBox\n    viewBox="0 0 360 …"',
    ])
  })
})
