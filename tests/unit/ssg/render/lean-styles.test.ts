import { expect, test } from 'vitest'
import { leanStyles } from '../../../../ssg/render/lean-styles.ts'

test.each([
  ['.a{& b{c:d}& :target,& [e]{f:g}}', '.a{b{c:d}:target,[e]{f:g}}'],
  ['.a{&>b{c:d}&+b,&~b{c:d}}', '.a{>b{c:d}+b,~b{c:d}}'],
  ['@media print{.a{@media screen{& b{c:d}}}}', '@media print{.a{@media screen{b{c:d}}}}'],
])('what stands in an element is nested without a sign: %s', (css, lean) => {
  expect(leanStyles(css)).toBe(lean)
})

test.each(['.a{&:hover{c:d}}', '.a{&.b,&[c]{d:e}}', '.a{:root[b] &{c:d}}', '.a{& b &{c:d}}'])(
  'the sign stays where the meaning is its: %s',
  (css) => {
    expect(leanStyles(css)).toBe(css)
  },
)

test('prefixes that no browser of the site needs go, and comments; others stay', () => {
  const css =
    'a{-webkit-text-decoration-color:red;text-decoration-color:red;-moz-text-size-adjust:100%;-webkit-user-select:text}/* by a tool */'
  expect(leanStyles(css)).toBe('a{text-decoration-color:red;-webkit-user-select:text}')
})
