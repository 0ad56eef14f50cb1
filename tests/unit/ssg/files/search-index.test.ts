import { expect, test } from 'vitest'
import { searchFile, searchIndex } from '../../../../ssg/files/search-index.ts'
import type { BuiltPage } from '../../../../ssg/render/render-pages.ts'
import { articlePage } from '../../../support/sources/site-pages.ts'

const path = '/knowledge-base/entity-seo'
/** A page as the build writes it. */
const builtPage = (body = ''): BuiltPage => ({
  path,
  file: `${path.slice(1)}.html`,
  facts: articlePage(path),
  html: `<!DOCTYPE html><html lang="de-CH"><head><title>A</title></head><body><main><h1>Titel</h1>${body}</main></body></html>`,
})
const index = (body: string) => searchIndex([builtPage(body)], [])
const sections = (body: string) => index(body).pages[0]?.sections

test('a page is indexed with heading, facts, questions, topic, introduction and sections', () => {
  expect(index('<p>Vorspann</p><h2 id="ablauf">Ablauf</h2><p>Text</p>').pages).toEqual([
    {
      path,
      title: 'Titel',
      shortTitle: 'Entity SEO',
      description: expect.any(String),
      subject: 'Einstieg',
      questions: ['Wie geht das?'],
      typed: '',
      topic: 'start',
      text: 'Vorspann',
      sections: [{ id: 'ablauf', heading: 'Ablauf', text: 'Text' }],
    },
  ])
})

test('words of the listed searches are indexed more often if they are listed more often', () => {
  const lines = ['Profil', 'Das Profil', '', 'profil neu', 'profile']
  const searches = [
    { path, file: '', lines },
    { path: '/agb', file: '', lines: ['Vertrag'] },
  ]
  expect(searchIndex([builtPage()], searches).pages[0]?.typed).toBe('das neu profil profil profil profile')
})

test('a tool is an entry of its own with the words that people type for one, and no section of its page', () => {
  const body =
    '<h2 id="a">A</h2><p>Text</p><section class="tool-tool" id="werkzeug-robots"><h3>Werkstatt</h3><p>Prüft.</p></section>'
  expect(sections(body)).toEqual([{ id: 'a', heading: 'A', text: 'Text' }])
  expect(index(body).entries).toEqual([
    {
      kind: 'Werkzeug',
      path,
      topic: 'start',
      id: 'werkzeug-robots',
      heading: 'Werkstatt',
      text: 'Prüft.',
      typed: expect.stringMatching(/\bkostenlos\b/),
    },
  ])
})

test('an index above the size limit leaves out the texts of sections and nothing else', () => {
  const whole = index('<p>Vorspann</p><h2 id="a">Ablauf</h2><p>Text</p>')
  expect(JSON.parse(String(searchFile(whole).content))).toEqual(whole)
  expect(JSON.parse(String(searchFile(whole, 0).content))).toEqual({
    ...whole,
    pages: [{ ...whole.pages[0], text: '', code: '', sections: [{ id: 'a', heading: 'Ablauf', text: '' }] }],
  })
})

test('a section ends at the next heading, and one without a text is left out', () => {
  const body =
    '<h2 id="fragen">Häufige Fragen</h2><h3 id="wie">Wie <em>viele</em>?</h3><p>Drei.</p><h3 id="wo">Wo?</h3><p>Hier.</p>'
  expect(sections(body)).toEqual([
    { id: 'wie', heading: 'Wie viele?', text: 'Drei.' },
    { id: 'wo', heading: 'Wo?', text: 'Hier.' },
  ])
})

test('headings and questions within a section element lead to the id of that element', () => {
  const body =
    '<section id="fragen" aria-labelledby="t"><h2 id="t">Fragen</h2><p>Kurz.</p><details><summary>Was kostet das?</summary><p>Wenig.</p></details></section>'
  expect(sections(body)).toEqual([
    { id: 'fragen', heading: 'Fragen', text: 'Kurz.' },
    { id: 'fragen', heading: 'Was kostet das?', text: 'Wenig.' },
  ])
})

test('paragraphs, items and cells are kept apart, and marked words do not split a text', () => {
  const body =
    '<h2 id="a">A</h2><p>Ein <b>Wort</b>bild.</p><ul><li>Zwei</li><li>Drei</li></ul><table><tr><td>Vier</td><td>Fünf</td></tr></table>'
  expect(sections(body)?.[0]?.text).toBe('Ein Wortbild. Zwei · Drei · Vier · Fünf')
})

test.each([
  ['a navigation', '<nav>Inhalt</nav>'],
  ['a table of contents', '<details><summary>Inhalt</summary><nav>Inhalt</nav></details>'],
  ['a form', '<form><label>Name</label></form>'],
  ['a button', '<button>Kopieren</button><a class="button" href="/">Anfrage</a>'],
  ['a byline', '<p class="page-note">Muster Digital, 9 Minuten</p>'],
  ['a mark of a source', '<sup><a href="#quelle-1">1</a></sup>'],
  ['a drawing', '<svg><text>Achse</text></svg>'],
  ['a list of sources', '<h2 id="quellen">Quellen</h2><p>Q</p>'],
  ['an item of a list of pages', '<ul><li><p><a href="/">Titel</a></p><p>Teaser</p></li></ul>'],
])('%s is not indexed as text of the page', (_, html) => {
  expect(index(`<p>Text</p>${html}`).pages[0]).toMatchObject({ text: 'Text', sections: [] })
})

test('the entries of a glossary are indexed apart from their page', () => {
  const body =
    '<h2 id="glossar">Glossar</h2><dl><div id="begriff-cls"><dt>CLS</dt><dd>Misst Sprünge.</dd></div></dl>'
  expect(index(body).entries).toEqual([
    { kind: 'Glossar', path, id: 'begriff-cls', heading: 'CLS', text: 'Misst Sprünge.', typed: '' },
  ])
})
