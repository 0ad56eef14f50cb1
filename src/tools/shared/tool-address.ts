/** Says which form of parameters an address has: an older one is read as that one was meant, or not at all. */
const version = '1'

/** Some hosts and chat programs cut longer addresses. */
const longest = 2000

type Values = Readonly<Record<string, string>>

/** Whether an address shares what stands in a tool. */
export function isShared(search: object): boolean {
  return 'v' in search && search.v === version
}

/** The shared fields that an address names, of the form that this version writes; the tool itself judges their values, as if they were typed. */
export function readToolAddress(search: object, shared: readonly string[], example: Values): Values {
  if (!isShared(search)) return {}
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        shared.includes(name) &&
        Object.hasOwn(example, name) &&
        typeof value === 'string' &&
        value.length <= longest,
    ),
  )
}

/** The search of an address with the shared fields that differ from the example; without them where it would be too long. */
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
