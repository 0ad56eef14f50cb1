import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { site } from '../../../ssg/content/identity.ts'
import { filesBelow } from '../../../ssg/files-below.ts'
import { urls } from '../urls.ts'

/** A built page. */
export interface Page {
  /** The path of its URL. */
  path: string
  html: string
  tree: Root
}

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const dist = `${root}dist`
export const { origin } = site

/** The paths of all built files below `dist`. */
export const files = filesBelow(dist)

/** The built pages. Another test checks that none is missing. */
export const pages = urls.filter((path) => files.includes(htmlFile(path))).map(readPage)

/** The 404 page. */
export const notFound = readPage('/404')

/** The paths of the pages that break a rule. */
export function breaking(among: Page[], keepsRule: (page: Page) => boolean): string[] {
  return among.filter((page) => !keepsRule(page)).map(({ path }) => path)
}

export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The file that a host sends for a path. */
export function fileAt(path: string): string | undefined {
  return [htmlFile(path), path.slice(1)].find((file) => files.includes(file))
}

export function bytesOf(file: string): Buffer {
  return readFileSync(`${dist}/${file}`)
}

export function contentOf(file: string): string {
  return readFileSync(`${dist}/${file}`, 'utf8')
}

function readPage(path: string): Page {
  const html = contentOf(htmlFile(path))
  return { path, html, tree: fromHtml(html) }
}
