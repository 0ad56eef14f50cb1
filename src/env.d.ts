/** The version in package.json, the only place where it is written. */
declare const __APP_VERSION__: string

/** The facts of an MDX page without its text, which would otherwise be pulled into the entry chunk. */
declare module '*.mdx?page' {
  import type { Page } from '~/lib/page-schema'
  const page: Page
  export default page
}

/** The description of every MDX page by its path, for teasers. */
declare module 'virtual:page-descriptions' {
  const descriptions: Record<string, string>
  export default descriptions
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
