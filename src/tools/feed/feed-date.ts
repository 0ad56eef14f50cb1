const rfc822 =
  /^([A-Z][a-z]{2},\s+)?\d{1,2}\s+[A-Z][a-z]{2}\s+\d{4}\s+\d{2}:\d{2}(:\d{2})?\s+(GMT|UTC?|Z|[ECMP][SD]T|[+-]\d{4})$/
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i

/** The moment in ms of a date as RFC 822 or RFC 3339 write it; `undefined` for any other. */
export function feedDate(text: string): number | undefined {
  const bare = text.trim().slice(0, 60)
  if (!rfc822.test(bare) && !rfc3339.test(bare)) return undefined
  const ms = Date.parse(bare.replace(/\bUT$/, 'UTC'))
  return Number.isNaN(ms) ? undefined : ms
}
