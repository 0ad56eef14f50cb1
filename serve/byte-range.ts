export interface ByteRange {
  start: number
  /** The last byte, inclusive. */
  end: number
}

/**
 * The part of a file that a `Range` header asks for: undefined where it asks for none that this host knows (several parts,
 * other units, nonsense: RFC 9110, 14.2 lets a host ignore those and send the whole), null where there is no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return null
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
