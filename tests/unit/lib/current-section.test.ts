import { describe, expect, test } from 'vitest'
import { currentSection } from '../../../src/lib/current-section.ts'

/** How far to scroll for each section; the last two cannot come to the top of a page that scrolls to 1000 px. */
const starts = [200, 600, 1100, 1300]
const at = (scrolled: number, target = -1) => currentSection(starts, { scrolled, end: 1000, target })

test.each([
  ['none above the first', 0, -1],
  ['the first once its heading is at the top', 200, 0],
  ['the first while the second is still below', 570, 0],
  ['the second', 600, 1],
  ['the second, to which somebody has scrolled a few pixels short', 580, 1],
  ['the second until the end of the page', 998, 1],
  ['the last at the end of the page', 1000, 3],
  ['the last where the browser rounds the end', 999.4, 3],
])('%s', (_, scrolled, section) => {
  expect(at(scrolled)).toBe(section)
})

describe('at the end of the page a section that was jumped to', () => {
  test('is the current one if it cannot come nearer to the top', () => {
    expect(at(1000, 2)).toBe(2)
  })

  test('is not if it has been left behind', () => {
    expect(at(1000, 0)).toBe(3)
  })

  test('is not before the end', () => {
    expect(at(700, 2)).toBe(1)
  })
})

test('at the end of a page on which every section comes to the top, the one that did is current', () => {
  expect(currentSection([200, 600, 900], { scrolled: 1000, end: 1000, target: -1 })).toBe(2)
})

test('a page without sections has no current one', () => {
  expect(currentSection([], { scrolled: 0, end: 0, target: -1 })).toBe(-1)
})
