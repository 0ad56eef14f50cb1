import { resolveEntities } from './entities.ts'

export interface Tag {
  /** With its prefix. */
  name: string
  attributes: { name: string; value: string }[]
  isClosing: boolean
  isEmpty: boolean
  /** Index after its «>». */
  end: number
}

const nameStart = String.raw`[:A-Z_a-z\u00C0-\u02FF\u0370-\u1FFF\u200C-\u218F\u2C00-\uFFFD]`
const name = String.raw`${nameStart}[-.\d\u00B7:A-Z_a-z\u00C0-\u02FF\u0370-\u1FFF\u200C-\u218F\u2C00-\uFFFD]{0,200}`
const opening = new RegExp(`<(/?)(${name})`, 'y')
const attribute = new RegExp(String.raw`\s+(${name})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const closing = /\s*(\/?)>/y

/** The tag that begins here, or what is wrong with it. */
export function readTag(text: string, start: number): Tag | string {
  opening.lastIndex = start
  const begun = opening.exec(text)
  const written = begun?.[2]
  if (!begun || written === undefined)
    return 'nach «<» folgt kein Name; ein einzelnes «<» muss «&lt;» heissen'
  const isClosing = begun[1] === '/'
  const attributes: Tag['attributes'] = []
  const seen = new Set<string>()
  let at = opening.lastIndex
  for (;;) {
    attribute.lastIndex = at
    const found = attribute.exec(text)
    if (!found) break
    const [, key = '', double, single] = found
    const { text: value, fault } = resolveEntities(double ?? single ?? '')
    if (fault !== undefined)
      return `im Attribut «${key}» steht «${fault}»; ein einzelnes «&» muss «&amp;» heissen`
    if (seen.has(key)) return `das Attribut «${key}» steht zweimal im selben Element`
    seen.add(key)
    attributes.push({ name: key, value })
    at = attribute.lastIndex
  }
  closing.lastIndex = at
  const ended = closing.exec(text)
  if (!ended || (isClosing && (attributes.length > 0 || ended[1] === '/')))
    return `das Element «${written.slice(0, 40)}» ist falsch geschrieben; oft fehlt ein Anführungszeichen oder «>»`
  return { name: written, attributes, isClosing, isEmpty: ended[1] === '/', end: closing.lastIndex }
}
