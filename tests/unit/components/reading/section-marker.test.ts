import { expect, test } from 'vitest'
import { currentSection } from '~/components/reading/section-marker'

/** How far to scroll for each section; the last two cannot come to the top of a page that scrolls to 1000 px. */
const starts = [200, 600, 1100, 1300]

test.each([
  ['none above the first', 0, -1, -1],
  ['the first once its heading is at the top', 200, -1, 0],
  ['the second, even a few pixels before its heading reaches the top', 580, -1, 1],
  ['the second until the end of the page', 998, -1, 1],
  ['the last, even if the browser rounds the end of the page', 999.4, -1, 3],
  ['the one that was jumped to, at the end of the page', 1000, 2, 2],
  ['the last at the end of the page, if the one that was jumped to was left behind', 1000, 0, 3],
  ['the second before the end of the page, even if a later one was jumped to', 700, 2, 1],
])('the current section is %s', (_, scrolled, target, section) => {
  expect(currentSection(starts, { scrolled, end: 1000, target })).toBe(section)
})

test('a last section that reaches the top is current at the end; without sections, none is', () => {
  expect(currentSection([200, 600, 900], { scrolled: 1000, end: 1000, target: -1 })).toBe(2)
  expect(currentSection([], { scrolled: 0, end: 0, target: -1 })).toBe(-1)
})
