/** The version in package.json, the only place where it is written. */
declare const __APP_VERSION__: string

/** The frontmatter of a text (`ssg/mdx`), besides the text as a component. */
declare module '*.mdx' {
  import type { Frontmatter } from '~/lib/site/page-schema'
  export const page: Frontmatter
}

/** Network Information API: not in every browser, and not in TypeScript's library. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

interface Navigator {
  readonly connection?: NetworkInformation
}

/** Of Trusted Types what the site uses; TypeScript's DOM does not know them yet. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string },
    ) => { createHTML: (html: string) => TrustedHTML }
    emptyHTML: TrustedHTML
  }
}

interface DOMParser {
  parseFromString(html: TrustedHTML, type: 'text/html'): Document
}
