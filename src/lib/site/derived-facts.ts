import type { HeadingId } from './heading-id.ts'
import type { PageLink, Teaser } from './navigation.ts'
import type { PagePath, ServiceName } from './page-path.ts'
import type { Author, Offer } from './page-slots.ts'

/**
 * What the page of an article or a service shows besides its text. The build derives it from all texts and the slots (`ssg/mdx/mdx-pages`), and has paths
 * only as strings, hence `Path`.
 */
export interface DerivedFacts<Path extends string = PagePath> {
  minutes: number
  /** The table of contents; empty for a text with few sections. */
  contents: SectionLink[]
  /** The most closely related texts. */
  further: Teaser<Path>[]
  /** The service of the call to action: that of the article, or the service itself. */
  service?: OfferedService<Path>
  /** The previous and next article in the knowledge base. */
  previous?: PageLink<Path>
  next?: PageLink<Path>
  /** The author of an article; missing if that is the firm. */
  author?: Author
  offer?: Offer
}

/** A service as a call to action names it. */
interface OfferedService<Path extends string = PagePath> extends Teaser<Path> {
  name: ServiceName<Path>
}

export interface SectionLink {
  id: HeadingId
  label: string
}
