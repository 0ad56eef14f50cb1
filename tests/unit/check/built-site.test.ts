import { expect, test } from 'vitest'
import { checkBuiltSite } from '../../../check/built-site.ts'
import { builtPage } from '../../support/built-pages.ts'
import { asPrinted } from '../../support/content-files.ts'

const assets = { script: '/assets/entry.js', css: '', chunks: [] }
const jsonLd = '<script type="application/ld+json">{}</script>'

test('one page with every kind of fault has them all printed at once', () => {
  const noise = Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36)).join('')
  const body = `<h4>Tief</h4><p style="">${noise}</p><a href="/kontakt">Kontakt</a>`
  const printed = asPrinted(checkBuiltSite({ pages: [builtPage({ head: '', body })], assets, files: [] }))
  const faults = [
    'no title',
    'h4 «Tief»',
    'nothing at /kontakt',
    '0 blocks of JSON-LD',
    'style attribute',
    'brotli',
  ]
  expect(faults.filter((fault) => !printed.some((line) => line.includes(fault)))).toEqual([])
})

test('links to the files of the site, its icon and its script are fine', () => {
  const body = `${jsonLd}<a href="/feed.xml">a</a><img src="/icon.svg"><script src="/assets/entry.js"></script>`
  const files = [{ path: 'feed.xml', content: '' }]
  expect(checkBuiltSite({ pages: [builtPage({ body })], assets, files })).toEqual([])
})
