/** The five that XML knows without a declaration. */
const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Text with its references replaced; the first that stands for nothing is returned as the fault. */
export function resolveEntities(text: string): { text: string; fault?: string } {
  if (!text.includes('&')) return { text }
  let fault: string | undefined
  const resolved = text.replace(/&([^\s;&<]{0,40});?/g, (reference, name: string) => {
    const character = reference.endsWith(';') ? characterOf(name) : undefined
    fault ??= character === undefined ? reference : undefined
    return character ?? reference
  })
  return fault === undefined ? { text: resolved } : { text: resolved, fault }
}

function characterOf(name: string): string | undefined {
  const digits = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name)
  if (!digits) return named.get(name)
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16)
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
  return noCharacter.test(character) ? undefined : character
}

/** What XML 1.0 has no room for (production 2), such as the control characters that word processors leave behind. */
export const noCharacter = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
