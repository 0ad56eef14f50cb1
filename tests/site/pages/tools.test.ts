import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { attribute, attributes, elements } from '../../../audit/site/elements.ts'
import { toolAnchor } from '../../../src/tools/shared/tool-facts.ts'
import { pages } from '../../support/site/built-site.ts'

const placed = pages.flatMap(({ path, tree }) =>
  elements(tree, 'section', ({ id }) => String(id).startsWith(toolAnchor(''))).map((tool) => ({
    path,
    tool,
  })),
)

test('a prerendered tool has filled fields, a result, and no button that needs a script', () => {
  const lacking = placed.filter(({ tool }) => {
    const buttons = elements(tool, 'button').map((button) => String(button.properties.className))
    const results = elements(tool).filter(({ tagName }) => /^(table|li|pre)$/.test(tagName))
    const isSaid = elements(tool, 'b').some((said) => toString(said).trim() !== '')
    const isExample = elements(tool).some(isFilled) && isSaid && results.length > 0
    return !isExample || buttons.some((names) => !names.includes('needs-script'))
  })
  expect(placed).not.toEqual([])
  expect(lacking.map(({ tool }) => attribute(tool, 'id'))).toEqual([])
})

test('the contact link of a prerendered tool names the service of its page', () => {
  for (const { path, tool } of placed)
    for (const href of attributes(elements(tool, 'a'), 'href').filter((to) => to.startsWith('/contact')))
      expect(href).toBe(`/contact?anliegen=${path.split('/').at(-1)}#contact`)
})

function isFilled(element: Element): boolean {
  const { type, value, checked, selected } = element.properties
  if (element.tagName === 'textarea') return toString(element).trim() !== ''
  if (element.tagName === 'option') return selected === true
  if (element.tagName !== 'input') return false
  return type === 'radio' || type === 'checkbox' ? checked === true : String(value ?? '') !== ''
}
