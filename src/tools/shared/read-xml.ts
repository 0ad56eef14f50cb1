/** The first place where a text is no XML. */
export interface XmlFault {
  line: number
  /** What is wrong there, as the end of a sentence: «das Element «loc» wird nicht geschlossen». */
  problem: string
}

export type XmlResult = { root: XmlElement; fault?: never } | { root?: never; fault: XmlFault }

/** Nobody nests deeper; a megabyte of «<a>» would, and whoever walks the elements could not. */
const deepest = 200

/**
 * Reads XML with its namespaces. The browser's own parser is out of reach: Trusted Types count it among what makes documents of
 * texts (docs/decisions/0006-tools.md). Document types are refused, because entities of their own could grow without end.
 */
export function readXml(text: string): XmlResult {
  const fault = (at: number, problem: string): XmlResult => ({ fault: { line: lineOf(text, at), problem } })
  const open: { element: XmlElement; prefixed: string; scope: Scope }[] = []
  let root: XmlElement | undefined
  const odd = text.search(noCharacter)
  if (odd >= 0) return fault(odd, 'ein Steuerzeichen')
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    const end = start < 0 ? text.length : start
    const inside = open.at(-1)
    const words = resolveEntities(text.slice(at, end))
    if (words.fault !== undefined)
      return fault(at + text.slice(at, end).indexOf(words.fault), strange(words.fault))
    if (inside) inside.element.content.push(words.text)
    else if (words.text.trim() !== '') return fault(at, 'ausserhalb des Wurzelelements steht Text')
    if (start < 0) break

    const hidden = hiddenEnd(text, start)
    if (hidden === -1)
      return fault(start, 'ein Kommentar, ein CDATA-Abschnitt oder eine Anweisung hört nicht auf')
    if (hidden !== undefined) {
      if (text.startsWith('<![CDATA[', start)) {
        if (!inside) return fault(start, 'ausserhalb des Wurzelelements steht Text')
        inside.element.content.push(text.slice(start + 9, hidden - 3))
      }
      at = hidden
      continue
    }
    if (text.startsWith('<!', start))
      return fault(start, 'Dokumenttypen («<!DOCTYPE») liest dieses Werkzeug nicht')

    const tag = readTag(text, start)
    if (typeof tag === 'string') return fault(start, tag)
    at = tag.end
    if (tag.isClosing) {
      if (!inside) return fault(start, `«</${shown(tag.name)}>» schliesst nichts`)
      if (inside.prefixed !== tag.name)
        return fault(start, `«</${shown(tag.name)}>» steht, wo «</${shown(inside.prefixed)}>» stehen muss`)
      open.pop()
      continue
    }
    if (open.length === deepest)
      return fault(start, `mehr als ${deepest} Elemente sind ineinander verschachtelt`)
    if (!inside && root) return fault(start, 'nach dem Wurzelelement folgt ein zweites')
    const scope = scopeOf(tag, inside?.scope ?? xmlScope)
    const element = elementOf(tag, scope)
    if (typeof element === 'string') return fault(start, element)
    root ??= element
    inside?.element.content.push(element)
    if (!tag.isEmpty) open.push({ element, prefixed: tag.name, scope })
  }
  const unclosed = open.at(-1)
  if (unclosed) return fault(text.length, `«<${shown(unclosed.prefixed)}>» wird nicht geschlossen`)
  return root ? { root } : fault(0, 'es enthält kein Element')
}

/** Namespaces by their prefixes; the empty prefix is the default. */
type Scope = ReadonlyMap<string, string>

const xmlScope: Scope = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
])

function scopeOf({ attributes }: Tag, outer: Scope): Scope {
  const declared = attributes.flatMap(({ name, value }): [string, string][] => {
    if (name === 'xmlns') return [['', value]]
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : []
  })
  return declared.length === 0 ? outer : new Map([...outer, ...declared])
}

function elementOf(tag: Tag, scope: Scope): XmlElement | string {
  const [prefix, name] = split(tag.name)
  const namespace = scope.get(prefix)
  if (namespace === undefined)
    return `das Präfix «${shown(prefix)}:» ist nirgends erklärt (xmlns:${shown(prefix)})`
  const element: XmlElement = { name, namespace, attributes: [], content: [] }
  for (const attribute of tag.attributes) {
    if (attribute.name === 'xmlns' || attribute.name.startsWith('xmlns:')) continue
    const [own, local] = split(attribute.name)
    // Without prefix an attribute has no namespace, whatever the default is.
    const space = own === '' ? '' : scope.get(own)
    if (space === undefined) return `das Präfix «${shown(own)}:» ist nirgends erklärt (xmlns:${shown(own)})`
    element.attributes.push({ name: local, namespace: space, value: attribute.value })
  }
  return element
}

function split(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':')
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}

/** Where a comment, an instruction or CDATA ends that begins here; −1 where it does not end, undefined where none begins. */
function hiddenEnd(text: string, start: number): number | undefined {
  for (const [opening, closing] of [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
  ] as const) {
    if (!text.startsWith(opening, start)) continue
    const end = text.indexOf(closing, start + opening.length)
    return end < 0 ? -1 : end + closing.length
  }
  return undefined
}

function strange(reference: string): string {
  return reference.endsWith(';')
    ? `«${shown(reference)}» kennt XML nicht; das Zeichen selbst schreiben`
    : `ein einzelnes «&» muss «&amp;» heissen («${shown(reference)}»)`
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** An element of an XML document, without the prefixes: what counts is the namespace. */
export interface XmlElement {
  name: string
  /** Empty where the element has none. */
  namespace: string
  attributes: XmlAttribute[]
  /** Texts and elements in their order. */
  content: (string | XmlElement)[]
}

interface XmlAttribute {
  name: string
  namespace: string
  value: string
}

export function childrenOf({ content }: XmlElement): XmlElement[] {
  return content.filter((part) => typeof part !== 'string')
}

/** All text within an element, that of its elements too. */
export function textOf({ content }: XmlElement): string {
  return content.map((part) => (typeof part === 'string' ? part : textOf(part))).join('')
}

/** The value of an attribute without namespace; undefined where the element does not have it. */
export function attributeOf({ attributes }: XmlElement, wanted: string): string | undefined {
  return attributes.find(({ name, namespace }) => name === wanted && namespace === '')?.value
}

interface Tag {
  /** With its prefix. */
  name: string
  attributes: { name: string; value: string }[]
  isClosing: boolean
  isEmpty: boolean
  /** Index after its «>». */
  end: number
}

const nameStart = String.raw`[:A-Z_a-z\u00C0-\u02FF\u0370-\u1FFF\u200C-\u218F\u2C00-\uFFFD]`
const xmlName = String.raw`${nameStart}[-.\d\u00B7:A-Z_a-z\u00C0-\u02FF\u0370-\u1FFF\u200C-\u218F\u2C00-\uFFFD]{0,200}`
const opening = new RegExp(`<(/?)(${xmlName})`, 'y')
const attribute = new RegExp(String.raw`\s+(${xmlName})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const closing = /\s*(\/?)>/y

/** The tag that begins here, or what is wrong with it. */
function readTag(text: string, start: number): Tag | string {
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

/** The five that XML knows without a declaration. */
const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Text with its references replaced; the first that stands for nothing is returned as the fault. */
function resolveEntities(text: string): { text: string; fault?: string } {
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
const noCharacter = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
