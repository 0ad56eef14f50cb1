import { fromHtml } from 'hast-util-from-html'
import type { ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { jsxSource } from '../../../../bench/peers/jsx-source.ts'

test.each([
  ['<a href="/agb#haftung">AGB</a>', '<Link to="/agb" hash="haftung">{"AGB"}</Link>'],
  ['<a href="/agb.md">Text</a>', '<a href={"/agb.md"}>{"Text"}</a>'],
  ['<a href="https://example.com/agb">fremd</a>', '<a href={"https://example.com/agb"}>{"fremd"}</a>'],
  ['<input value="a" checked>', '<input defaultValue={"a"} defaultChecked={true} />'],
  ['<p class="a b">{x} &lt; 2</p>', '<p className={"a b"}>{"{x} < 2"}</p>'],
  [
    '<button popovertarget="menu" aria-expanded="false">Menü</button>',
    '<button popoverTarget={"menu"} aria-expanded={"false"}>{"Menü"}</button>',
  ],
])('%s is %s for a peer', (html, jsx) => {
  const children = fromHtml(html, { fragment: true }).children.filter(
    (node): node is ElementContent => node.type === 'element',
  )
  const source = jsxSource(children, new Set(['/agb']), (to, hash) => ({
    tag: 'Link',
    attributes: `to="${to}" hash="${hash}"`,
  }))
  expect(source).toBe(`<>${jsx}</>`)
})
