import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { articles, breaking, notFound, pages, services } from '../../support/site/built-site.ts'
import { attribute, attributes, elements, only } from '../../support/site/elements.ts'

const everyPage = [...pages, notFound]
const offered = [...services.map(({ path }) => path), '/knowledge-base', '/contact']

test('every page has a menu with all services, the knowledge base and the contact page', () => {
  const without = breaking(everyPage, (page) => {
    const [header] = elements(only(page, 'body'), 'header')
    const [menu] = header ? elements(header, 'nav', hasLabel) : []
    return menu !== undefined && leadsTo(menu, offered)
  })
  expect(without).toEqual([])
})

test('no page lists the articles in its frame, which would cost every page more with each article', () => {
  const costly = breaking(everyPage, (page) => {
    const frame = ['header', 'footer'].flatMap((tagName) => elements(only(page, 'body'), tagName, isFrame))
    const hrefs = attributes(
      frame.flatMap((part) => elements(part, 'a')),
      'href',
    )
    return articles.every(({ path }) => !hrefs.includes(path))
  })
  expect(costly).toEqual([])
})

test('the menu opens without a script: its buttons name the parts that pop over the page', () => {
  const without = breaking(everyPage, (page) => {
    const parts = attributes(elements(page, '*', isPopover), 'id').toSorted()
    const opened = attributes(elements(page, 'button'), 'popoverTarget').toSorted()
    return parts.length > 0 && parts.join() === opened.join()
  })
  expect(without).toEqual([])
})

test('every page has a footer with all services, the topics of the knowledge base and the legal pages', () => {
  const topics = pages
    .filter(({ path }) => path === '/knowledge-base')
    .flatMap((index) => elements(only(index, 'main'), 'section').filter(hasArticles))
    .filter((section) => attribute(section, 'id') !== 'werkzeuge')
    .map((section) => `/knowledge-base#${attribute(section, 'id')}`)
  expect(topics).toHaveLength(5)
  const targets = [
    ...services.map(({ path }) => path),
    ...topics,
    '/contact',
    '/impressum',
    '/datenschutz',
    '/agb',
  ]
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

test('menu and footer mark the page that is open or the section it is in, and nothing else', () => {
  const without = breaking(pages, (page) => {
    const current = attributes(elements(page, 'a', isCurrent), 'href')
    const section = attributes(elements(page, 'a', isSection), 'href')
    const isArticle = page.path.startsWith('/knowledge-base/')
    return (
      current.every((href) => href === page.path) &&
      (isArticle ? section.join() === '/knowledge-base' : current.length > 0 && section.length === 0)
    )
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

function isSection({ ariaCurrent }: Properties): boolean {
  return ariaCurrent === 'true'
}

/** The header and footer of the page, not those of an article in it. */
function isFrame({ className }: Properties): boolean {
  return String(className).startsWith('site-')
}

function hasArticles(section: Element): boolean {
  return attributes(elements(section, 'a'), 'href').some((href) => href.startsWith('/knowledge-base/'))
}

function leadsTo(part: Element, targets: string[]): boolean {
  const hrefs = new Set(attributes(elements(part, 'a'), 'href'))
  return targets.every((target) => hrefs.has(target))
}

function takesFocus({ tagName, properties }: Element): boolean {
  return ['a', 'button', 'input', 'summary'].includes(tagName) || Number(properties.tabIndex) >= 0
}
