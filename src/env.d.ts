/** The version in package.json, the only place where it is written. */
declare const __APP_VERSION__: string

/** The facts of a text, and those derived from all texts (`ssg/mdx/mdx-pages`). Apart from the text, so that Fast Refresh can exchange that. */
declare module '~/content/knowledge-base/*.mdx?facts' {
  import type { PageOf } from '~/lib/site/page-schema'
  import type { DerivedFacts } from '~/lib/site/derived-facts'
  export const page: PageOf<'article'>
  export const derived: DerivedFacts
}

declare module '~/content/services/*.mdx?facts' {
  import type { PageOf } from '~/lib/site/page-schema'
  import type { DerivedFacts } from '~/lib/site/derived-facts'
  export const page: PageOf<'service'>
  export const derived: DerivedFacts
}

declare module '~/content/*.mdx?facts' {
  import type { PageOf } from '~/lib/site/page-schema'
  import type { SectionLink } from '~/lib/site/derived-facts'
  export const page: PageOf<'legal' | 'page'>
  export const contents: SectionLink[]
}

/** The pages of the site, as the frontmatter of the texts names them (`ssg/content/page-lists`): a module for each list, so that no page downloads another's. */
declare module 'virtual:pages/navigation' {
  import type { LinkGroup, PageLink } from '~/lib/site/navigation'
  export const services: LinkGroup[]
  export const legal: PageLink[]
  /** The plain pages that ask for it in their frontmatter. */
  export const inHeader: PageLink[]
  export const inFooter: PageLink[]
}

/** No more than a page can list, however many there are. */
declare module 'virtual:pages/articles' {
  import type { ArticleTeaser, LinkGroup } from '~/lib/site/navigation'
  export const articles: LinkGroup<ArticleTeaser>[]
}

declare module 'virtual:pages/tools' {
  import type { ToolGroup } from '~/tools/tool-groups'
  export const toolGroups: ToolGroup[]
}

/** The texts of the home page, with what the build knows filled in (`ssg/content/yaml-modules`). */
declare module '~/content/home.yaml' {
  import type { HomeTexts } from '~/lib/site/home-schema'
  import type { Page } from '~/lib/site/page-schema'
  export const page: Page
  export const questions: string[]
  export const texts: HomeTexts
}

/** The questions of «Welche Leistung brauchen Sie zuerst?» (`src/content/first-service.yaml`). */
declare module 'virtual:first-service' {
  import type { Question } from '~/lib/services/first-services'
  export const questions: readonly Question[]
}

/** What only the operator can know (`src/content/slots.yaml`), for routes. */
declare module '~/content/slots.yaml' {
  import type { Slots } from '~/lib/site/slots-schema'
  export const slots: Slots
}

/** Who runs the site (`src/content/site.yaml`), as components show it (`ssg/content/operator-module`). */
declare module 'virtual:operator' {
  import type { ReactElement } from 'react'
  import type { PublicDetails } from '~/lib/site/site-schema'
  export const site: PublicDetails
  /** `src/mark.svg`; the brand's text stands beside it. */
  export function Mark(): ReactElement
  /** Name, address and number of the register, on a line. */
  export const imprint: string
  /** As people write it; `site.email` is what programs read. */
  export const email: string
  export const phone: { href: `tel:${string}`; label: string } | null
  /** The number of the register, with MWST where the operator pays it. */
  export const businessNumber: string | null
  export const filtersSpam: boolean
}

/** Network Information API: not in every browser, and not in TypeScript's library. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

interface Navigator {
  readonly connection?: NetworkInformation
}
