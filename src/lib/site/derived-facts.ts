import type { HeadingId } from './heading-id.ts'
import type { PageLink, Teaser } from './navigation.ts'
import type { PagePath } from './page-path.ts'
import type { Author, Offer } from './page-slots.ts'
import type { ServiceName } from './service-name.ts'

/**
 * What the page of an article or a service shows besides its text; the build derives it from all texts (`ssg/content/derived-facts`), by the paths that the
 * files of the texts have.
 */
export interface DerivedFacts<Path extends string = PagePath> {
  /** How long the text takes to read. */
  minutes: number
  /** The sections of the text, for its table of contents; none where that would not help. */
  contents: SectionLink[]
  /** Where to go from here: the closest texts. */
  further: Teaser<Path>[]
  /** What the call to action offers: the service that an article names, or the service itself. */
  service?: OfferedService<Path>
  /** The articles before and after one. */
  previous?: PageLink<Path>
  next?: PageLink<Path>
  /** Who has written an article, where that is a person. */
  author?: Author
  /** What the operator says of a service besides its text. */
  offer?: Offer
}

/** A service as a call to action names it. */
export interface OfferedService<Path extends string = PagePath> extends Teaser<Path> {
  name: ServiceName<Path>
}

export interface SectionLink {
  id: HeadingId
  label: string
}
