import type { PageLink, Teaser } from './navigation.ts'
import type { PagePath } from './page-path.ts'
import type { Author, Offer } from './page-slots.ts'

/**
 * What the page of an article or a service shows besides its text; the build knows it (`ssg/surroundings`), by the paths that the
 * files of the texts have.
 */
export interface Surroundings<Path extends string = PagePath> {
  /** How long the text takes to read. */
  minutes: number
  /** The sections of the text, for its table of contents; none where that would not help. */
  contents: SectionLink[]
  /** Where to go from here: the closest texts, then the service that an article names. */
  further: Teaser<Path>[]
  /** The articles before and after one. */
  previous?: PageLink<Path>
  next?: PageLink<Path>
  /** Who has written an article, where that is a person. */
  author?: Author
  /** What the operator says of a service besides its text. */
  offer?: Offer
}

export interface SectionLink {
  id: string
  label: string
}
