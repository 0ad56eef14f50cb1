import { readdirSync, readFileSync } from 'node:fs'
import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { parse } from 'postcss'
import { attribute, elements } from '../../audit/site/elements.ts'

/** This site as another framework gets it: the same elements, words and styles, without what is done with them in the browser. */
export interface PeerSite {
  pages: PeerPage[]
  /** What stands before and after the page on every one. */
  before: ElementContent[]
  after: ElementContent[]
  /** All rules of all pages, as one file. */
  css: string
}

export interface PeerPage {
  path: string
  title: string
  description: string
  main: Element
}

/** Reads the built pages of a folder; throws where one is not as this site builds them. */
export function readPeerSite(folder: string): PeerSite {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(404|__forms)\.html$/.test(file))
    .toSorted()
  const trees = files.map((file) => ({ file, tree: fromHtml(readFileSync(`${folder}/${file}`, 'utf8')) }))
  const pages = trees.map(({ file, tree }): PeerPage => {
    const [main] = elements(tree, 'main')
    const [title] = elements(tree, 'title')
    const [description] = elements(tree, 'meta', ({ name }) => name === 'description')
    if (!main || !title || !description) throw new Error(`${file} has no <main>, title or description`)
    return {
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      title: toString(title),
      description: attribute(description, 'content') ?? '',
      main,
    }
  })
  const home = trees.find(({ file }) => file === 'index.html')
  const body = (home ? elements(home.tree, 'body')[0]?.children : undefined) ?? []
  const seam = body.findIndex((node) => node.type === 'element' && node.tagName === 'main')
  const sheets = trees.flatMap(({ tree }) => elements(tree, 'style').map((style) => toString(style)))
  const rules = new Set(sheets.flatMap((sheet) => parse(sheet).nodes.map(String)))
  return {
    pages,
    before: content(body.slice(0, seam)),
    after: content(body.slice(seam + 1)),
    css: [...rules].join('\n'),
  }
}

function content(nodes: RootContent[]): ElementContent[] {
  return nodes.filter((node) => node.type === 'element')
}
