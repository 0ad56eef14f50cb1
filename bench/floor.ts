import { readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { attribute, elements } from '../audit/site/elements.ts'

const styles = readFileSync(new URL('floor.css', import.meta.url), 'utf8').replaceAll('\n', '')

/** The attributes that the floor keeps: no classes, no hooks for scripts. */
const kept =
  /^(id|href|src|alt|width|height|lang|dateTime|name|type|action|method|viewBox|d|x|y|fill|transform)$/

/**
 * The floor: the same text, headings, links, tables and figures as one hand-written file, with a dozen lines of CSS and a menu without script. No page
 * with this text can be much faster.
 */
export function floorPage(html: string): string {
  const tree = fromHtml(html)
  const main = elements(tree, 'main')[0]
  const title = elements(tree, 'title')[0]
  if (!main || !title) throw new Error('the page has no <main> or no <title>')
  const links = elements(tree, 'nav', ({ id }) => id === 'menu')
    .flatMap((menu) => elements(menu, 'a'))
    .map((link) => `<a href="${attribute(link, 'href')}">${toString(link)}</a>`)
  return [
    '<!doctype html><html lang="de-CH"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<link rel="icon" href="data:,"><title>${toString(title)}</title><style>${styles}</style>`,
    '<header><a href="/">Start</a><button popovertarget="menu">Menü</button></header>',
    `<nav id="menu" popover>${links.join('')}</nav>`,
    toHtml(plain(main), { omitOptionalTags: true }),
    '<footer><a href="/impressum">Impressum</a></footer>\n',
  ].join('')
}

function plain(main: Element): Root {
  const root: Root = { type: 'root', children: [structuredClone(main)] }
  visit(root, (node, index, parent) => {
    if (node.type === 'comment' && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type !== 'element') return
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => kept.test(name)))
  })
  return root
}
