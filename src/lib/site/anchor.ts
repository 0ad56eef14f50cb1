import type { EnquiryFieldId } from '../enquiry/enquiry-fields.ts'
import type { HeadingId } from './heading-id.ts'
import type { SourceId } from './source.ts'

/** The `href` of a link that is not a page link: external, mail, phone, a place on the same page, or a file. */
export type Anchor = `https://${string}` | `mailto:${string}` | `tel:${string}` | `#${PlaceId}` | FileAddress

/** A file that a tool has made in the browser. */
export type FileAddress = `blob:${string}`

type PlaceId = 'inhalt' | 'fundstelle' | HeadingId | SourceId | EnquiryFieldId
