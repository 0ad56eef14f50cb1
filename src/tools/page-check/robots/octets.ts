/**
 * The text as UTF-8, one character per octet: robots.txt counts and compares octets (RFC 9309 §2.2.2), and a string of them
 * can be searched like any other.
 */
export function octetsOf(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]{1,2000}/gu, (run) =>
    String.fromCharCode(...new TextEncoder().encode(run)),
  )
}

/** The text again, for showing; what is not UTF-8 becomes «�». */
export function textOfOctets(octets: string): string {
  return new TextDecoder().decode(Uint8Array.from(octets, (octet) => octet.charCodeAt(0)))
}

/** Without the white space of ASCII around it; not `trim`, which takes the octets of «à» for a space. */
export function stripSpace(octets: string): string {
  let start = 0
  let end = octets.length
  while (start < end && isSpace(octets.charCodeAt(start))) start += 1
  while (end > start && isSpace(octets.charCodeAt(end - 1))) end -= 1
  return octets.slice(start, end)
}

export function isSpace(octet: number): boolean {
  return octet === 32 || (octet >= 9 && octet <= 13)
}

/** As addresses are compared: octets beyond ASCII percent-encoded, the digits of an encoding in upper case. */
export function escapeOctets(octets: string): string {
  return octets.replace(/%[0-9a-f]{2}|[\x80-\xff]/gi, (found) =>
    found.length > 1 ? found.toUpperCase() : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
