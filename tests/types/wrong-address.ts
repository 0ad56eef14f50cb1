import { pageAddress } from '../../src/lib/page-address.ts'

/** Compiled, never run: `tsc` fails here once the address of a page that is none compiles. */
export const rightAddresses = [pageAddress('/'), pageAddress('/knowledge-base'), pageAddress('/contact')]

export const wrongAddresses = [
  // @ts-expect-error no such page
  pageAddress('/gibt-es-nicht'),
  // @ts-expect-error a page has no extension
  pageAddress('/contact.html'),
  // @ts-expect-error nor an origin
  pageAddress('https://www.example.com/contact'),
]
