import { expect, test } from 'vitest'
import { ownProgram } from '../../../src/lib/site/operator/own-program.ts'
import { site } from '../../../ssg/content/identity.ts'
import { fileAt, notFound, origin, pages, type Page } from '../../support/site/built-site.ts'
import { attribute, attributes, elements } from '../../support/site/elements.ts'

const everyPage = [...pages, notFound]
const idsByPath = new Map(everyPage.map((page) => [page.path, attributes(elements(page), 'id')]))

test('every address of the site that a page links or sends to is there', () => {
  const missing = internal().filter(({ url }) => fileAt(url.pathname) === undefined)
  expect(missing.map(describe)).toEqual([])
})

test('every anchor that a page links to is an element there', () => {
  const lost = internal().filter(({ url }) => {
    const anchor = decodeURIComponent(url.hash.slice(1))
    return anchor !== '' && !idsByPath.get(url.pathname)?.includes(anchor)
  })
  expect(lost.map(describe)).toEqual([])
})

test('no id stands twice on a page', () => {
  const twice = [...idsByPath].flatMap(([path, ids]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`),
  )
  expect(twice).toEqual([])
})

test('every element that another one refers to is on the page', () => {
  const names = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'ariaOwns', 'htmlFor', 'popoverTarget']
  const lost = everyPage.flatMap((page) =>
    names
      .flatMap((name) => attributes(elements(page), name))
      .flatMap((ids) => ids.split(/\s+/))
      .filter((id) => !idsByPath.get(page.path)?.includes(id))
      .map((id) => `${page.path}: ${id}`),
  )
  expect(lost).toEqual([])
})

test('links within the site name the canonical address, so that nobody is redirected', () => {
  const detours = internal().filter(({ url }) => /.\/$|\.html$|\/index$/.test(url.pathname))
  expect(detours.map(describe)).toEqual([])
})

test('the only parameter in a link names a service that is asked about, and search engines do not follow it', () => {
  const links = everyPage.flatMap((page) => elements(page, 'a', ({ href }) => /\?/.test(String(href))))
  const own = links.filter((link) => attribute(link, 'href')?.startsWith('/'))
  expect(own.length).toBeGreaterThan(20)
  const services = pages.flatMap(({ path }) => /^\/services\/(.+)/.exec(path)?.[1] ?? [])
  const right = new Set(services.map((name) => `/contact?anliegen=${name}#contact`))
  expect(attributes(own, 'href').filter((href) => !right.has(href))).toEqual([])
  expect(new Set(attributes(own, 'rel'))).toEqual(new Set(['nofollow']))
})

test('links to other sites are https', () => {
  const foreign = addresses().filter(({ url }) => url.origin !== origin)
  const open = foreign.filter(({ url }) => !/^(https|mailto|tel):$/.test(url.protocol))
  expect(open.map(describe)).toEqual([])
  expect(foreign).not.toEqual([])
})

interface Reference {
  page: Page
  url: URL
}

/** Within the site; a program that takes the enquiries is none of its pages. */
function internal(): Reference[] {
  return addresses().filter(({ url }) => url.origin === origin && url.pathname !== ownProgram(site))
}

function addresses(): Reference[] {
  return everyPage.flatMap((page) => {
    const linked = ['a', 'area', 'link'].flatMap((name) => elements(page, name))
    const sent = [...attributes(elements(page), 'action'), ...attributes(elements(page), 'formAction')]
    return [...attributes(linked, 'href'), ...sent].map((address) => ({
      page,
      url: new URL(address, origin + page.path),
    }))
  })
}

function describe({ page, url }: Reference): string {
  return `${page.path} → ${url.href}`
}
