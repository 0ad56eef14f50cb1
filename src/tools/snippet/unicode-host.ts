/** A host as people write it: «müller.ch» for «xn--mller-kva.ch», which browsers copy. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--[a-z\d-]{1,59}$/i.test(label) && decoded(label.slice(4).toLowerCase())) || label)
    .join('.')
}

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Decodes Punycode (RFC 3492, section 6.2); `undefined` if it is none. */
function decoded(code: string): string | undefined {
  const end = Math.max(0, code.lastIndexOf('-'))
  const signs = Array.from(code.slice(0, end))
  let [point, index, bias] = [128, 0, 72]
  for (let at = end > 0 ? end + 1 : 0; at < code.length;) {
    const before = index
    let isLast = false
    for (let [base, weight] = [36, 1]; !isLast; base += 36) {
      const digit = at < code.length ? digits.indexOf(code.charAt(at)) : -1
      if (digit < 0) return undefined
      at += 1
      index += digit * weight
      const threshold = Math.min(26, Math.max(1, base - bias))
      isLast = digit < threshold
      weight *= 36 - threshold
    }
    const length = signs.length + 1
    bias = adapted(index - before, length, before === 0)
    point += Math.floor(index / length)
    index %= length
    if (point > 0x10_ff_ff) return undefined
    signs.splice(index, 0, String.fromCodePoint(point))
    index += 1
  }
  return signs.join('')
}

/** The bias for the next sign (RFC 3492, section 6.1). */
function adapted(distance: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? 700 : 2))
  delta += Math.floor(delta / length)
  let bias = 0
  for (; delta > 455; bias += 36) delta = Math.floor(delta / 35)
  return bias + Math.floor((36 * delta) / (delta + 38))
}
