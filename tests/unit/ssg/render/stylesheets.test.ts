import { expect, test } from 'vitest'
import { modernBrowser } from '../../../../src/lib/modern-browser.ts'
import { classesIn, splitStylesheet } from '../../../../ssg/render/stylesheets.ts'

const texts = new Set(classesIn('<body><p class="prose text-lead"><i class="term-term"></i>'))
const others = new Set(classesIn('<form class="form text-lead">'))
const split = (css: string) => splitStylesheet(css, { texts, others })
const used = (css: string) => unwrapped(split(css).texts)
const unwrapped = (css: string) => css.replace(/^@supports [^{]*\{(.*)\}$/s, '$1')

test('what a page carries is for browsers that know all of it', () => {
  const { texts: ofTexts, others: ofOthers } = split('a{b:c}')
  expect([ofTexts, ofOthers]).toEqual([1, 2].map(() => `@supports ${modernBrowser}{a{b:c}}`))
})

test('texts carry the rules whose classes one of them has', () => {
  expect(used('.prose{a:b}.prose .text-lead{a:b}.term-term[role]:hover{a:b}')).toBe(
    '.prose{a:b}.prose .text-lead{a:b}.term-term[role]:hover{a:b}',
  )
})

test('a rule with a class that no text has stays out, also within layers, media and other rules', () => {
  expect(used('@layer a{.form{a:b}.prose{.form &{a:b}c:d}}@media print{.form .prose{a:b}}')).toBe(
    '@layer a{.prose{c:d}}',
  )
})

test('of a list of selectors the used ones stay', () => {
  expect(used('.form,.prose>a,.home{a:b}')).toBe('.prose>a{a:b}')
})

test('keyframes stay with the rule that moves by them', () => {
  const css = '.prose{animation:1s turn}@keyframes turn{to{a:b}}.form{animation:fade}@keyframes fade{to{a:b}}'
  expect(used(css)).toBe('.prose{animation:1s turn}@keyframes turn{to{a:b}}')
})

test('what depends on elements, ids and states stays: they may come at run time', () => {
  const css = '@layer a,b;:root{--a:1}main[data-a] [hidden],#b:popover-open{a:b}'
  expect(used(css)).toBe(css)
})

test('an animation stays where something that stays is animated by it', () => {
  const turn = '@keyframes turn{to{a:b}}'
  expect(used(`${turn}.spinner{animation:1s turn}`)).toBe('')
  expect(used(`${turn}.prose{animation:1s turn}`)).toBe(`${turn}.prose{animation:1s turn}`)
})

test('numbers with a point are no classes', () => {
  expect(used('a{width:calc(.5rem + 1.5em)}')).toBe('a{width:calc(.5rem + 1.5em)}')
})

test('the other pages carry all but what only texts have: the rest may come at run time', () => {
  expect(unwrapped(split('.form{a:b}.text-lead{a:b}.prose{a:b}.prose .form{a:b}.unseen{a:b}').others)).toBe(
    '.form{a:b}.text-lead{a:b}.unseen{a:b}',
  )
})

test('the file of all styles has them all, and another name when they change', () => {
  const { file } = split('.form{a:b}.prose{a:b}')
  expect(file.content).toBe('.form{a:b}.prose{a:b}')
  expect(file.path).toMatch(/^assets\/site-[\w-]{8}\.css$/)
  expect(split('.form{a:c}').file.path).not.toBe(file.path)
})
