import type { Slots } from './site/slots-schema.ts'

/**
 * What only you know: `lib/site/slots-schema` describes each part. An empty part is shown nowhere, so the site is complete without
 * any; docs/operating.md says where each appears. Only how long the audit takes is always shown, as the example's promise: replace it.
 */
export const slots: Slots = {
  audit: { workingDays: 10, price: null },
  prices: [],
  vat: 'excluded',
  references: [],
  team: [],
  articleAuthor: null,
  booking: null,
  partnerships: [],
  dayRate: null,
  nextStart: null,
}
