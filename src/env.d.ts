/** The version in package.json, the only place where it is written. */
declare const __APP_VERSION__: string

/** The facts of a text, and those derived from all texts (`ssg/mdx/mdx-pages`). A separate module, so that Fast Refresh can replace the text alone. */
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

/** The lists of pages, from the frontmatter of the texts (`ssg/content/page-lists`). Each list is a module, so that a page downloads only those it shows. */
declare module 'virtual:pages/navigation' {
  import type { LinkGroup, PageLink } from '~/lib/site/navigation'
  export const services: LinkGroup[]
  export const legal: PageLink[]
  /** The pages of the kind `page` with `navigation: header`; below those with `footer`. */
  export const inHeader: PageLink[]
  export const inFooter: PageLink[]
}

declare module 'virtual:pages/articles' {
  import type { ArticleTeaser, LinkGroup } from '~/lib/site/navigation'
  export const articles: LinkGroup<ArticleTeaser>[]
}

declare module 'virtual:pages/tools' {
  import type { ToolGroup } from '~/tools/tool-groups'
  export const toolGroups: ToolGroup[]
}

/** The texts of the home page with placeholders filled in (`ssg/content/virtual-modules`). */
declare module '~/content/home.yaml' {
  import type { HomeTexts } from '~/lib/site/home-schema'
  import type { Page } from '~/lib/site/page-schema'
  export const page: Page
  export const questions: string[]
  export const texts: HomeTexts
}

/** The questions of «Welche Leistung brauchen Sie zuerst?» (`src/content/first-service.yaml`). */
declare module 'virtual:content/first-service' {
  import type { Question } from '~/lib/services/first-services'
  export const questions: readonly Question[]
}

/** The terms of the glossary (`src/content/glossary.yaml`), by the `id` that a text names. */
declare module 'virtual:content/glossary' {
  export const glossary: Readonly<Record<string, { term: string; definition: string }>>
}

/** The operator's optional data (`src/content/slots.yaml`), for routes. */
declare module '~/content/slots.yaml' {
  import type { Slots } from '~/lib/site/slots-schema'
  export const slots: Slots
}

/** The operator's identity (`src/content/site.yaml`), formatted for components (`ssg/content/virtual-modules`). */
declare module 'virtual:operator' {
  import type { ReactElement } from 'react'
  import type { publicSchema } from '~/lib/site/site-schema'
  export const site: ReturnType<typeof publicSchema.parse>
  /** The logo, `src/mark.svg`. It is `aria-hidden`, because the name is beside it. */
  export function Mark(): ReactElement
  /** Name, address and UID or VAT number on one line. */
  export const imprint: string
  /** In Unicode, for display. `site.email` has the host in punycode. */
  export const email: string
  export const phone: { href: `tel:${string}`; label: string } | null
  /** The UID, with MWST if the operator owes VAT. */
  export const businessNumber: string | null
  export const filtersSpam: boolean
  /** Whether a program on the host of the site takes the enquiries, not a form service. */
  export const hasOwnProgram: boolean
}

/** Network Information API: not in every browser, and not in TypeScript's library. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

interface Navigator {
  readonly connection?: NetworkInformation
}
