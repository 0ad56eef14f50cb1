import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { toolAnchor } from '../../../src/tools/shared/tool-facts.ts'
import { toolVisits } from '../../support/e2e/tool-visits.ts'
import { pages } from '../../support/site/built-site.ts'
import { attribute, attributes, elements, only } from '../../support/site/elements.ts'

const tools = Object.entries(toolVisits).map(([id, visit]) => {
  const page = pages.find(({ path }) => path === visit.path)
  if (!page) throw new Error(`there is no page ${visit.path}`)
  return { id, ...visit, tool: only(page, 'section', (has) => has.id === toolAnchor(id)) }
})
const failing = (isRight: (tool: (typeof tools)[number]) => boolean) =>
  tools.filter((tool) => !isRight(tool)).map(({ id }) => id)

test('without a script every tool is a worked example: fields, a result, and no button', () => {
  expect(failing(({ tool, typed }) => names(tool).includes(typed[0]))).toEqual([])
  expect(failing(({ tool }) => results(tool).length > 0)).toEqual([])
  expect(failing(({ tool }) => elements(tool, 'button').every(needsScript))).toEqual([])
})

test('and its fields are filled in', () => {
  expect(failing(({ tool }) => filled(tool).length > 0)).toEqual([])
})

test('a tool that ends in an enquiry leads to the form without a script too, with its service', () => {
  const links = tools.flatMap(({ path, tool }) =>
    attributes(elements(tool, 'a'), 'href')
      .filter((href) => href.startsWith('/contact'))
      .map((href) => ({ path, href })),
  )
  expect(links).not.toEqual([])
  for (const { path, href } of links) expect(href).toBe(`/contact?anliegen=${path.split('/').at(-1)}#contact`)
})

const names = (tool: Element) => attributes(elements(tool), 'name')
const needsScript = (button: Element) => attribute(button, 'className')?.includes('needs-script') === true

function results(tool: Element): Element[] {
  const said = elements(tool, 'b').filter((element) => toString(element).trim() !== '')
  return said.length > 0
    ? elements(tool).filter(({ tagName }) => ['table', 'li', 'pre'].includes(tagName))
    : []
}

function filled(tool: Element): Element[] {
  return elements(tool).filter(
    (element) =>
      (element.tagName === 'input' && isFilled(element)) ||
      (element.tagName === 'textarea' && toString(element).trim() !== '') ||
      (element.tagName === 'option' && 'selected' in element.properties),
  )
}

function isFilled(input: Element): boolean {
  return ['radio', 'checkbox'].includes(attribute(input, 'type') ?? '')
    ? 'checked' in input.properties
    : (attribute(input, 'value') ?? '') !== ''
}
