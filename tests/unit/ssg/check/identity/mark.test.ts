import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkMark } from '../../../../../ssg/check/identity/mark.ts'

const ground = '<path fill="var(--accent)" d="M0 0h32v32H0z"/>'
const mark = (content: string, viewBox = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${content}\n</svg>`
const problems = (svg: string) =>
  checkMark(svg).map(({ file, line, message }) => `${file}:${line}: ${message}`)

test('the mark of the site is valid, and so is one with its own colours and a gradient', () => {
  expect(problems(readFileSync('src/mark.svg', 'utf8'))).toEqual([])
  const gradient =
    '<defs><linearGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#ff0"/></linearGradient></defs>'
  expect(
    problems(
      mark(
        `${gradient}<rect width="32" height="32" fill="#123456"/><circle cx="16" cy="16" r="9" fill="url(#a)"/>`,
      ),
    ),
  ).toEqual([])
})

test.each([
  ['<text>A</text>', 'src/mark.svg:3: enthält <text>'],
  ['<path onclick="a()"/>', 'src/mark.svg:3: hat das Attribut onclick'],
  ['<path fill="var(--pink)"/>', 'src/mark.svg:3: --pink ist keine Farbe von src/styles/tokens.css'],
])('a mark with %s is refused', (content, message) => {
  expect(problems(mark(`${ground}\n${content}`))).toContain(message)
})

test('a mark that is not square is refused', () => {
  expect(problems(mark(ground, '0 0 64 32'))).toEqual(['src/mark.svg:1: ist nicht quadratisch'])
})

test('a mark needs a background, and must fit into the circle that systems cut out of icons', () => {
  expect(problems(mark(circle(8)))).toEqual(['src/mark.svg:1: hat keinen Grund'])
  expect(problems(mark(ground + circle(12)))).toEqual([])
  expect(problems(mark(ground + circle(14)))).toEqual([
    'src/mark.svg:1: reicht über den Kreis hinaus, den Systeme aus einem Icon schneiden',
  ])
})

function circle(r: number): string {
  return `<circle cx="16" cy="16" r="${r}" fill="#fff"/>`
}
