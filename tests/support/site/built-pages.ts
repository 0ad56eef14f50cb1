import { pageUrl } from '../../../ssg/content/identity.ts'
import type { BuiltPage } from '../../../ssg/render/render-pages.ts'
import { textFile } from '../sources/content-files.ts'
import { articlePage } from '../sources/site-pages.ts'

interface Parts {
  path?: string
  head?: string
  body?: string
  /** What its MDX file holds, for pages that have one. */
  source?: string
}

/** A page as the build writes it, with a title, description, canonical address and h1 of its own. */
export function builtPage({
  path = '/knowledge-base/entity-seo',
  head,
  body = '',
  source,
}: Parts): BuiltPage {
  const ownHead = `<title>${path}</title><meta name="description" content="${path}">${canonicalLink(path)}`
  return {
    path,
    file: `${path.slice(1)}.html`,
    facts: { ...articlePage(path), source: source === undefined ? undefined : textFile(source, path) },
    html: `<!DOCTYPE html><html lang="de-CH"><head>${head ?? ownHead}</head><body><main><h1>Titel</h1>${body}</main></body></html>`,
  }
}

function canonicalLink(path: string): string {
  return `<link rel="canonical" href="${pageUrl(path)}">`
}
