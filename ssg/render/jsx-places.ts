import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformWithOxc, type Plugin } from 'vite'
import { z } from 'zod'

const attribute = 'data-place'
const runtime = '\0jsx-places'

/**
 * Lets the elements that a build renders say which line of which component or text they come from, so that a problem of a page can be
 * put right there: `withoutPlaces` takes that out of what is published. Development has tools for it.
 */
export function jsxPlaces(root: string): Plugin {
  return {
    name: 'jsx-places',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: /^react\/jsx-dev-runtime$/ }, handler: () => runtime },
    load: { filter: { id: /^\0jsx-places$/ }, handler: () => runtimeCode(root) },
    transform: {
      filter: { id: /\/src\/(components|routes)\/.*\.tsx$/ },
      handler: (code, id) => transformWithOxc(code, id, { jsx: { runtime: 'automatic', development: true } }),
    },
  }
}

/** React's own runtime, but for the attribute of elements. What stands in no file, as the nodes that a plugin has made, gets none. */
function runtimeCode(root: string): string {
  return `
    import { jsx, jsxs } from 'react/jsx-runtime'
    export { Fragment } from 'react/jsx-runtime'
    const root = ${JSON.stringify(root)}
    export function jsxDEV(type, props, key, isStatic, source) {
      const own = typeof type === 'string' && source?.lineNumber
        ? { ...props, '${attribute}': source.fileName.replace(root, '') + ':' + source.lineNumber }
        : props
      return isStatic ? jsxs(type, own, key) : jsx(type, own, key)
    }`
}

/** A page as it is published. */
export function withoutPlaces(html: string): string {
  return html.replace(new RegExp(` ${attribute}="[^"]*"`, 'g'), '')
}

const placesFile = 'reports/places.json'

/** Keeps the pages with their places, by their files below `dist`, for the audit, which names the line that an element comes from. */
export function writePlaces(root: string, places: ReadonlyMap<string, string>): void {
  mkdirSync(`${root}/reports`, { recursive: true })
  writeFileSync(`${root}/${placesFile}`, JSON.stringify(Object.fromEntries(places)))
}

/** What the last build has kept; empty where there was none. */
export function readPlaces(root: string): Map<string, string> {
  try {
    return new Map(
      Object.entries(placesSchema.parse(JSON.parse(readFileSync(`${root}/${placesFile}`, 'utf8')))),
    )
  } catch {
    // Findings then name the page instead of the line.
    return new Map()
  }
}

const placesSchema = z.record(z.string(), z.string())

/** Where an element of a page with places comes from. */
export const placeProperty = 'dataPlace'
