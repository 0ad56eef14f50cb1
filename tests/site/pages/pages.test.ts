import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }
import { attribute, elements, links, metas } from '../../../audit/site/elements.ts'
import { breaking, contentOf, files, htmlFile, notFound, pages, root } from '../../support/site/built-site.ts'
import { ownSentences } from '../../support/site/own-sentences.ts'
import { urls } from '../../support/urls.ts'

const everyPage = [...pages, notFound]

test('there is one HTML file for every route, and no other but 404.html', () => {
  const html = files.filter((file) => file.endsWith('.html') && !file.startsWith('_'))
  expect(html).toEqual([...urls.map(htmlFile), '404.html'].toSorted())
})

test('every page declares its character set, its viewport and the version of the app', () => {
  const wrong = breaking(everyPage, ({ html, tree }) => {
    const named = [...metas(tree, 'viewport'), ...metas(tree, 'cache-version')]
    const isRight = named.join() === `width=device-width, initial-scale=1,${packageJson.version}`
    return isRight && html.slice(0, 1024).includes('<meta charset="utf-8">')
  })
  expect(wrong).toEqual([])
})

// https://www.w3.org/TR/gpc/#gpc-support-resource
test('gpc.json declares that the site honours Global Privacy Control', () => {
  const support = z.object({ gpc: z.literal(true), lastUpdate: z.iso.date() })
  expect(support.safeParse(JSON.parse(contentOf('.well-known/gpc.json'))).error).toBeUndefined()
})

test('no stylesheet or preload delays the first paint, and the only script is a module', () => {
  const waiting = breaking(everyPage, ({ tree }) => {
    const scripts = elements(tree, 'script', ({ src }) => src !== undefined)
    const blocking = [...links(tree, 'stylesheet'), ...links(tree, 'preload')]
    return blocking.length === 0 && scripts.map((script) => attribute(script, 'type')).join() === 'module'
  })
  expect(waiting).toEqual([])
})

const [, layers = ''] = /@layer ([\w, ]+);/.exec(readFileSync(`${root}src/styles/index.css`, 'utf8')) ?? []

/** The first mention of a layer gives it its rank, so a part that comes too early would let the reset win over it. */
test('the styles of every page name the cascade layers in their order', () => {
  expect(layers).toContain('components')
  const wrong = breaking(everyPage, ({ html }) => {
    const named = [...html.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = '']) => names.split(/, ?/))
    const known = layers.split(', ').filter((name) => named.includes(name))
    return [...new Set(named)].join() === known.join()
  })
  expect(wrong).toEqual([])
})

const scripts = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, code: contentOf(file) }))
const namedChunks = ({ tree }: (typeof pages)[number]) =>
  elements(tree, 'script').flatMap((script) => attribute(script, 'dataChunks')?.split(' ') ?? [])

test('the text of a page is in exactly one script, which only that page names', () => {
  const texts = pages.filter(({ path }) => /^\/(knowledge-base|services)\//.test(path))
  const owners = texts.map((page) => {
    const sentences = ownSentences(page)
    const held = scripts.filter(({ code }) => sentences.some((text) => code.includes(text)))
    return [page.path, held.map(({ file }) => pages.filter((one) => namedChunks(one).includes(`/${file}`)))]
  })
  expect(owners).toEqual(texts.map((page) => [page.path, [[page]]]))
})

test('the entry script of the app contains the path of every page', () => {
  const [app, ...others] = scripts.filter(({ file }) => file.includes('/entry-client-'))
  expect(others).toEqual([])
  expect(urls.filter((path) => !app?.code.includes(path))).toEqual([])
})
