import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { articles, breaking, notFound, pages, services } from '../support/built-site.ts'
import { attribute, attributes, elements, only } from '../support/elements.ts'

const everyPage = [...pages, notFound]
const texts = [...services, ...articles].map(({ path }) => path)

test('every page has a menu with all services, all articles, the overview and the contact page', () => {
  const targets = [...texts, '/knowledge-base', '/contact']
  const without = breaking(everyPage, (page) => {
    const [header] = elements(only(page, 'body'), 'header')
    const [menu] = header ? elements(header, 'nav', hasLabel) : []
    return menu !== undefined && leadsTo(menu, targets)
  })
  expect(without).toEqual([])
})

test('the menu opens without a script: its buttons name the parts that pop over the page', () => {
  const without = breaking(everyPage, (page) => {
    const parts = attributes(elements(page, '*', isPopover), 'id').toSorted()
    const opened = attributes(elements(page, 'button'), 'popoverTarget').toSorted()
    return parts.length > 0 && parts.join() === opened.join()
  })
  expect(without).toEqual([])
})

test('every page has a footer with all services, the knowledge base and the legal pages', () => {
  const targets = [...texts, '/knowledge-base', '/contact', '/impressum', '/datenschutz', '/agb']
  const without = breaking(everyPage, (page) => {
    const footer = elements(only(page, 'body'), 'footer').at(-1)
    return footer !== undefined && leadsTo(footer, targets)
  })
  expect(without).toEqual([])
})

test('the first thing that takes the focus is the link past the menu to the main part', () => {
  const without = breaking(everyPage, (page) => {
    const first = elements(only(page, 'body'), '*').find(takesFocus)
    const main = only(page, 'main')
    const leads = first && attribute(first, 'href') === `#${attribute(main, 'id')}`
    return leads === true && attribute(main, 'tabIndex') === '-1'
  })
  expect(without).toEqual([])
})

test('menu and footer mark the page that is open, and no other', () => {
  const without = breaking(pages, (page) => {
    const current = attributes(elements(page, 'a', isCurrent), 'href')
    return current.length > 0 && current.every((href) => href === page.path)
  })
  expect(without).toEqual([])
})

type Properties = Element['properties']

function hasLabel({ ariaLabel }: Properties): boolean {
  return typeof ariaLabel === 'string' && ariaLabel !== ''
}

function isPopover(properties: Properties): boolean {
  return 'popover' in properties
}

function isCurrent({ ariaCurrent }: Properties): boolean {
  return ariaCurrent === 'page'
}

function leadsTo(part: Element, targets: string[]): boolean {
  const hrefs = new Set(attributes(elements(part, 'a'), 'href'))
  return targets.every((target) => hrefs.has(target))
}

function takesFocus({ tagName, properties }: Element): boolean {
  return ['a', 'button', 'input', 'summary'].includes(tagName) || Number(properties.tabIndex) >= 0
}
