import { expect, test } from 'vitest'
import { linkedTexts } from '../../../../ssg/content/linked-text.ts'
import { derivedFactsAmong } from '../../../../ssg/content/derived-facts.ts'
import type { Content } from '../../../../ssg/content/content.ts'
import { articleFile, serviceFacts } from '../../../support/sources/content-files.ts'

const article = (path: string, facts: Record<string, unknown> = {}, body = 'Text') =>
  articleFile({ title: `Ein langer Artikel ${path}`, shortTitle: `Kurz ${path}`, ...facts }, { path, body })
const service = (path: string, body = 'Text') => articleFile(serviceFacts, { path, body })

const texts = [
  article('/a', { topic: 'technology', order: 2 }),
  article('/b', { topic: 'technology', order: 1 }),
  article('/c', { topic: 'start', order: 9 }, 'Siehe [Linkbuilding](/services/linkbuilding#ablauf).'),
  article('/d', { topic: 'distribution' }),
  service('/services/linkbuilding'),
  service('/services/msn', '[Zum Artikel](/c)'),
]
const around = (path: string, content: Content[] = texts) => derivedFactsAmong(linkedTexts(content))(path)
const paths = (path: string, content?: Content[]) => around(path, content)?.further.map(({ to }) => to)

test('previous and next article follow the reading order: by topic, then by order', () => {
  expect(around('/b')).toMatchObject({
    previous: { to: '/c' },
    next: { to: '/a', label: 'Kurz /a' },
  })
  expect(around('/c')).toMatchObject({ next: { to: '/b' } })
  expect(around('/c')).not.toHaveProperty('previous')
  expect(around('/d')).not.toHaveProperty('next')
})

test('an article recommends three texts, and its service in the call to action instead', () => {
  expect(paths('/d')).toEqual(['/b', '/c', '/services/msn'])
  expect(around('/d')?.service).toMatchObject({ to: '/services/linkbuilding', name: 'linkbuilding' })
})

test('the call to action of an article names the service with the audit as its own button does', () => {
  const audit = articleFile(
    { ...serviceFacts, audit: true },
    { path: '/services/linkbuilding', body: 'Text' },
  )
  expect(around('/d', texts.with(4, audit))?.service).toMatchObject({ label: 'SEO-Audit' })
})

test('an edit that changes neither terms nor links leaves the facts of all other pages alone', () => {
  const edited = texts.with(
    0,
    article('/a', { topic: 'technology', order: 2 }, 'Ein ganz anderer, längerer Text.'),
  )
  const others = texts.map(({ path }) => path).filter((path) => path !== '/a')
  expect(others.map((path) => around(path, edited))).toEqual(others.map((path) => around(path)))
})

const words = (number: number) => 'Wort '.repeat(number).trim()
const minutes = (body: string) => around('/a', [article('/a', {}, body)])?.minutes

test('reading time is a minute for every 200 words begun, without code but with lists and tables', () => {
  expect(minutes(words(200))).toBe(1)
  expect(minutes(words(201))).toBe(2)
  expect(minutes(`- ${words(100)}\n\n| a | b |\n|---|---|\n| ${words(90)} | ${words(9)} |`)).toBe(2)
  expect(minutes(`${words(200)}\n\n\`\`\`html\n${words(300)}\n\`\`\``)).toBe(1)
})

test('texts with wrong facts get no derived facts, and nobody recommends them', () => {
  const wrong = article('/falsch', { order: 0 })
  expect(around('/falsch', [...texts, wrong])).toBeUndefined()
  expect(paths('/d', [...texts, wrong])).toEqual(paths('/d'))
})

test('a service has no previous or next article, and recommends the article that it links to first', () => {
  expect(around('/services/msn')).not.toHaveProperty('previous')
  expect(around('/services/msn')).not.toHaveProperty('next')
  expect(paths('/services/msn')?.[0]).toBe('/c')
})
