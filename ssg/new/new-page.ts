import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { headingId } from '../../src/lib/site/heading-id.ts'
import type { Frontmatter } from '../../src/lib/site/page-schema.ts'
import { redirectsFile } from '../content/redirects.ts'
import { isOwnFolder } from '../check/routes.ts'
import { contentFile, readContent } from '../content/content.ts'
import { figureTemplate, templates, type NewKind } from './templates.ts'

export function isNewKind(kind: string): kind is NewKind {
  return Object.hasOwn(templates, kind)
}

/** The reason why a page cannot be created, in German for the author. */
export class RefusedPage extends Error {}

/** Writes the files of a new page from templates and returns the paths of what it wrote. Throws `RefusedPage`. */
export function beginPage(root: string, kind: NewKind, name: string, today: string): string[] {
  const { folder, model, hasFigure, text } = templates[kind]
  const path = folder + pathName(name)
  const pages = writtenPages(root)
  const order = 1 + Math.max(0, ...pages.flatMap(({ facts }) => (facts.kind === kind ? facts.order : [])))
  const service = pages.find(({ facts }) => facts.kind === 'service')?.path ?? ''
  const textFile = contentFile(path)
  const given = { name: path.split('/').at(-1) ?? '', order, service, today }
  const files = {
    [textFile]: text(given),
    ...(hasFigure && { [textFile.replace(/mdx$/, 'svg')]: figureTemplate }),
    [routeFile(path)]: modelRoute(
      root,
      pages.filter(({ facts }) => facts.kind === model),
    ).replaceAll(anyPath, path),
  }
  if (isOwnFolder(path))
    throw new RefusedPage(`Unter ${path} hat die Website eigene Dateien. Wählen Sie einen anderen Namen.`)
  const index = `src/routes${path}/index.tsx`
  const taken = [...Object.keys(files), index].filter((file) => existsSync(`${root}/${file}`))
  if (taken.length > 0)
    throw new RefusedPage(`Das gibt es schon: ${taken.join(', ')}. Wählen Sie einen anderen Namen.`)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true })
    writeFileSync(`${root}/${file}`, content)
  }
  // So that the page cannot go later without a redirect.
  appendFileSync(`${root}/${redirectsFile}`, `${path}:\n`)
  return [...Object.keys(files), redirectsFile]
}

interface WrittenPage {
  path: string
  facts: Frontmatter
}

function writtenPages(root: string): WrittenPage[] {
  return readContent(root).flatMap(({ path, facts }) => (facts ? [{ path, facts }] : []))
}

const anyPath = '/PATH'

/** The shortest existing route file, with `anyPath` in place of its path. */
function modelRoute(root: string, models: WrittenPage[]): string {
  const routes = models.map(({ path }) =>
    readFileSync(`${root}/${routeFile(path)}`, 'utf8').replaceAll(path, anyPath),
  )
  const [plainest] = routes.toSorted((one, other) => one.length - other.length)
  if (plainest === undefined)
    throw new RefusedPage('Es gibt keine Seite, deren Route die Vorlage sein könnte.')
  return plainest
}

const routeFile = (path: string) => `src/routes${path}.tsx`

/** Checks that a name can be part of a path. */
function pathName(name: string): string {
  const right = name
    .split('/')
    .map(headingId)
    .filter((part) => part !== '')
    .join('/')
  if (name === right && name !== '') return name
  const instead = right === '' ? 'neues-thema' : right
  throw new RefusedPage(
    `«${name}» ist kein Name für eine Adresse: kleine Buchstaben, Ziffern und Bindestriche. Schreiben Sie ${instead}.`,
  )
}
