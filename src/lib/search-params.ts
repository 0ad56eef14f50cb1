/**
 * Parses and writes the query of an address as plain strings. The router's default parses JSON, so `?q=123` would be a number and `?q={"a":1}` an object.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value]] : [],
  )
  const text = new URLSearchParams(given).toString()
  return text && `?${text}`
}
