import type { Values } from './tool-input.ts'

/** The version of the parameters. Raise it when their meaning changes; addresses with another version are ignored. */
const version = '1'

/** The maximum length. Some hosts and chat programs truncate longer URLs. */
const longest = 2000

/** Whether the query contains the shared fields of a tool. */
function isShared(search: object): boolean {
  return 'v' in search && search.v === version
}

/** Reads the shared fields from the query. Their values are not validated; the tool checks them as if they were typed. */
export function readToolAddress(search: object, shared: readonly string[]): Values {
  if (!isShared(search)) return {}
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => shared.includes(name) && typeof value === 'string' && value.length <= longest,
    ),
  )
}

/** The query with the shared fields that differ from the example; without them if it would be too long. */
export function writeToolAddress(
  search: object,
  values: Values,
  shared: readonly string[],
  example: Values,
): Record<string, string> {
  const others = Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => name !== 'v' && !shared.includes(name) && typeof value === 'string',
    ),
  )
  const own = shared.flatMap((name) => {
    const value = values[name] ?? ''
    return value === (example[name] ?? '') ? [] : [[name, value] as const]
  })
  const length = own.reduce(
    (sum, [name, value]) => sum + name.length + encodeURIComponent(value).length + 2,
    0,
  )
  if (own.length === 0 || length > longest) return others
  return { ...others, v: version, ...Object.fromEntries(own) }
}
