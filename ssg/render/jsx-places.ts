import { transformWithOxc, type Plugin } from 'vite'

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

/** Where an element of a page with places comes from. */
export const placeProperty = 'dataPlace'
