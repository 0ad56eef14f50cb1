import { expect, test } from 'vitest'
import { links } from '../../../audit/links.ts'
import { openSite, placeOf } from '../../../audit/site/audited-site.ts'
import { elements } from '../../../audit/site/elements.ts'
import { goodFiles, publication } from '../../support/sources/audited-files.ts'
import { show } from '../../support/sources/audit-faults/fault.ts'

test('a form may post to the operator’s own program, but no link may lead there', () => {
  const files = goodFiles()
  const found = (program?: string) =>
    links.rules
      .filter(({ id }) => id === 'link-targets')
      .flatMap(({ check }) => check(openSite(files, { ...publication, program })))
      .map(({ message }) => message)
  show('contact.html', '<form action="/api/anfrage#gesendet"></form>')(files)
  expect(found()).toEqual(['nichts unter /api/anfrage'])
  expect(found('/api/anfrage')).toEqual([])
  show('contact.html', '<a href="/api/anfrage">a</a>')(files)
  expect(found('/api/anfrage')).toEqual(['nichts unter /api/anfrage'])
})

test('a finding names the line of the source text, or else the element of the built page', () => {
  const text = { file: 'src/content/contact.mdx', text: 'Eins\n\n[a](/kontakt)' }
  const files = goodFiles()
  show('contact.html', '<ol id="liste"><li><a href="/nichts">a</a></li></ol>')(files)
  const { pages } = openSite(files, { ...publication, written: new Map([['/contact', text]]) })
  const page = pages.find(({ path }) => path === '/contact')
  const [link] = page ? elements(page.tree, 'a', ({ href }) => href === '/nichts') : []
  expect(page && placeOf(page, '/kontakt', link)).toEqual({ file: text.file, line: 3 })
  expect(page && placeOf(page, '/nichts', link)).toEqual({
    file: 'dist/contact.html',
    element: '#liste > li > a',
  })
  expect(page && placeOf(page)).toEqual({ file: text.file })
})
