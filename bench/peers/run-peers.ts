import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { attribute, elements } from '../../audit/site/elements.ts'
import { filesBelow } from '../../ssg/files-below.ts'
import { startFiles, type PeerPage } from './start-files.ts'

/**
 * `npm run bench:peers`: writes the pages of `dist` as a TanStack Start project with the same elements, texts and styles, but without the client-side
 * features of this site. Installs and builds it below `reports/peers` and prints the command that compares both.
 */
const folder = 'reports/peers/start'
const trees = filesBelow('dist')
  .filter((file) => file.endsWith('.html') && !/^(404|__forms)\.html$/.test(file))
  .map((file) => ({ file, tree: fromHtml(readFileSync(`dist/${file}`, 'utf8')) }))
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
// Header, footer and styles are the same on every page.
const home = trees.find(({ file }) => file === 'index.html')?.tree
const body = (home && elements(home, 'body')[0]?.children) ?? []
const seam = body.findIndex((node) => node.type === 'element' && node.tagName === 'main')
const files = startFiles({
  pages,
  before: elementsOf(body.slice(0, seam)),
  after: elementsOf(body.slice(seam + 1)),
  css: (home ? elements(home, 'style') : []).map((style) => toString(style)).join(''),
})

rmSync(folder, { recursive: true, force: true })
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
  writeFileSync(`${folder}/${path}`, text)
}
const environment = { ...process.env, NODE_ENV: 'production' }
for (const words of ['install --no-audit --no-fund --no-package-lock', 'run build'])
  execFileSync('npm', words.split(' '), { cwd: folder, stdio: 'inherit', env: environment })
console.log(`\nnpm run bench -- --site ours=dist --site start=${folder}/dist/client`)

function elementsOf(nodes: RootContent[]): ElementContent[] {
  return nodes.filter((node) => node.type === 'element')
}
