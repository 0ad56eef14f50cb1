import { pageUrl } from '../../../../ssg/content/identity.ts'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { feedText } from '../../../../ssg/files/feed-text.ts'

const url = pageUrl('/knowledge-base/a')
const read = (prose: string) =>
  feedText(
    fromHtml(`<main><h1>A</h1><div class="prose x">${prose}</div><aside>B</aside></main>`),
    url,
    'https://i.png',
  )

test('the text alone is taken, without what is of the site', () => {
  const parts = [
    '<p class="page-note">9 Minuten</p>',
    '<div><details><summary>Inhalt</summary><nav>N</nav></details></div>',
    '<div><pre>Code</pre><button>Kopieren</button></div>',
    '<nav>Weiter</nav>',
  ]
  expect(read(`<p>Eins</p>${parts.join('')}<p>Zwei</p>`)).toBe(
    '<p>Eins</p><div></div><div><pre>Code</pre></div><p>Zwei</p>',
  )
})

test('folds of the text stay in the feed', () => {
  expect(read('<details><summary>Frage</summary><p>Antwort</p></details>')).toContain('Antwort')
})

test('addresses are full, also those of sections', () => {
  expect(read('<a class="x" href="/agb">AGB</a><sup><a href="#quelle-1">1</a></sup>')).toBe(
    `<a href="${pageUrl('/agb')}">AGB</a><sup><a href="${url}#quelle-1">1</a></sup>`,
  )
})

test('a drawing is the preview image, with its text alternative', () => {
  expect(read('<figure><svg role="img" aria-label="Drei Stufen"><path d="M0 0"/></svg></figure>')).toBe(
    '<figure><img src="https://i.png" alt="Drei Stufen" width="1200" height="675"></figure>',
  )
})

test('ids stay for the links to them, other attributes go', () => {
  expect(read('<h2 id="ziel" class="a" data-b tabindex="-1">Ziel</h2>')).toBe('<h2 id="ziel">Ziel</h2>')
})
