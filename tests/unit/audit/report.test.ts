import { readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { audit, problemsIn, totalsOf } from '../../../audit/audit.ts'
import { reportHtml } from '../../../audit/report/report-html.ts'
import { reportTable } from '../../../audit/report/reports.ts'
import { openSite } from '../../../audit/site/audited-site.ts'
import { show } from '../../support/sources/audit-faults/fault.ts'
import { goodFiles, origin, publication } from '../../support/sources/audited-files.ts'
import { attributes, elements } from '../../../audit/site/elements.ts'

const files = goodFiles()
show('contact.html', '<a href="/kontakt">Zum <b>Kontakt</b></a>')(files)
const broken = openSite(files, publication)
const results = audit(broken)
const totals = totalsOf(results, broken)
const css = readFileSync('audit/report/report.css', 'utf8')
const facts = { siteName: 'Muster & Co', origin, date: '21. November 2026', totals, css }
const html = reportHtml(results, facts)
const page = fromHtml(html)

test('the report is valid HTML', () => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages)
  expect(messages.map(({ message, line }) => `${line}: ${message}`)).toEqual([])
})

test('the report asks no server for anything and runs no script', () => {
  expect(elements(page, 'script')).toEqual([])
  expect(['src', 'srcSet'].flatMap((name) => attributes(elements(page), name))).toEqual([])
  expect([...elements(page, 'link'), ...css.matchAll(/url\(|@import/g)]).toEqual([])
})

test('the report names every rule with its reason and its source, and what to do about each finding', () => {
  const said = toString(page)
  const rules = results.flatMap((group) => group.results).map(({ rule }) => rule)
  const left = rules.filter(({ title, why }) => !said.includes(title) || !said.includes(why))
  expect(left).toEqual([])
  const addresses = attributes(elements(page, 'a'), 'href')
  expect(rules.filter(({ source }) => !addresses.includes(source.url))).toEqual([])
  expect(said).toContain('nichts unter /kontakt')
  expect(said).toContain('Auf eine Seite aus src/routes verweisen.')
  expect(addresses).toContain('#link-targets')
})

test('the table counts what is wrong, and the list below it says where and what to do', () => {
  expect(reportTable(results, totals)).toMatch(/link-targets +\d+  1 Fehler/)
  expect(problemsIn(results)).toEqual([
    {
      file: 'dist/contact.html',
      element: '#inhalt > a',
      message: 'nichts unter /kontakt',
      hint: 'Auf eine Seite aus src/routes verweisen.',
    },
  ])
})
