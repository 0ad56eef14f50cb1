import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { pageUrl } from '../../../../ssg/content/identity.ts'
import { feedText } from '../../../../ssg/files/feed.ts'

const url = pageUrl('/knowledge-base/a')
const read = (prose: string) =>
  feedText(
    fromHtml(`<main><h1>A</h1><div class="prose x">${prose}</div><aside>B</aside></main>`),
    url,
    'https://i.png',
  )

test('a feed item has the text of its article without notes, contents, buttons and navigation', () => {
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

test('details of the text that unfold stay in the feed', () => {
  expect(read('<details><summary>Frage</summary><p>Antwort</p></details>')).toContain('Antwort')
})

test('relative addresses are absolute in the feed, also those of sections', () => {
  expect(read('<a class="x" href="/agb">AGB</a><sup><a href="#quelle-1">1</a></sup>')).toBe(
    `<a href="${pageUrl('/agb')}">AGB</a><sup><a href="${url}#quelle-1">1</a></sup>`,
  )
})

test('a drawing is the preview image in the feed, with its text alternative', () => {
  expect(read('<figure><svg role="img" aria-label="Drei Stufen"><path d="M0 0"/></svg></figure>')).toBe(
    '<figure><img src="https://i.png" alt="Drei Stufen" width="1200" height="675"></figure>',
  )
})

test('the feed keeps ids, which links lead to, and drops other attributes', () => {
  expect(read('<h2 id="ziel" class="a" data-b tabindex="-1">Ziel</h2>')).toBe('<h2 id="ziel">Ziel</h2>')
})
