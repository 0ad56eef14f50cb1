import type { Group } from './rule.ts'
import { addresses } from './addresses.ts'
import { head } from './head.ts'
import { indexing } from './indexing.ts'
import { links } from './links.ts'
import { text } from './text.ts'
import { images } from './images.ts'
import { preview } from './preview.ts'
import { structuredData } from './structured-data.ts'
import { feed } from './feed.ts'
import { security } from './security.ts'
import { tools } from './tools.ts'
import { weight } from './weight.ts'

/** Every rule, in the order of the report. */
export const groups: Group[] = [
  addresses,
  head,
  indexing,
  links,
  text,
  images,
  preview,
  structuredData,
  feed,
  security,
  tools,
  weight,
]
