import type { EnquiryFieldId } from '../enquiry/enquiry-fields.ts'
import type { HeadingId } from './heading-id.ts'
import type { SourceId } from './source.ts'

/** Where a link leads that is none to a page of this site. */
export type Anchor = `https://${string}` | `mailto:${string}` | `tel:${string}` | `#${PlaceId}` | FileAddress

/** A file that this page has made. */
export type FileAddress = `blob:${string}`

/** What has an id on its own page. */
type PlaceId = 'inhalt' | 'fundstelle' | HeadingId | SourceId | EnquiryFieldId
