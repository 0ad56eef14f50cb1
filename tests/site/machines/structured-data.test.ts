import { expect, test } from 'vitest'
import {
  articles,
  breaking,
  fileAt,
  origin,
  pages,
  services,
  type Page,
} from '../../support/site/built-site.ts'
import { attributes, elements, only } from '../../support/site/elements.ts'
import { graphOf, statementsOf } from '../../support/site/structured-data.ts'

test('every page has one graph of JSON-LD, which describes the page at its address', () => {
  const others = breaking(pages, (page) => {
    const url = origin + page.path
    return graphOf(page).some((node) => node['@id'] === url && node.url === url)
  })
  expect(others).toEqual([])
})

test('every page says whose it is, articles and services what they are', () => {
  expect(breaking(pages, (page) => has(page, 'WebSite') && has(page, 'Organization'))).toEqual([])
  expect(breaking(articles, (page) => has(page, 'Article'))).toEqual([])
  expect(breaking(services, (page) => has(page, 'Service'))).toEqual([])
})

test('every address of the site that the data name leads to a file', () => {
  const addresses = statementsOf(pages.flatMap(graphOf))
    .filter(({ key, value }) => key !== '@id' && value.startsWith(origin))
    .map(({ value }) => new URL(value).pathname)
  expect(addresses.filter((path) => fileAt(path) === undefined)).toEqual([])
})

const midnight = /^\d{4}-\d\d-\d\dT00:00:00\+0[12]:00$/

test('the dates of an article are Swiss midnights, and it shows the day of its last change', () => {
  const faults = breaking(articles, (page) => {
    const article = graphOf(page).find((node) => node['@type'] === 'Article')
    const moments = [article?.datePublished, article?.dateModified].map(String)
    const [shown] = attributes(elements(only(page, 'main'), 'time'), 'dateTime')
    return moments.every((moment) => midnight.test(moment)) && shown === moments[1]?.slice(0, 10)
  })
  expect(faults).toEqual([])
})

function has(page: Page, type: string): boolean {
  return graphOf(page).some((node) => node['@type'] === type)
}
