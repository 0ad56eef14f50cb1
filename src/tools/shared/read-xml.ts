import { SaxesParser } from 'saxes'

/** The first syntax error. */
export interface XmlFault {
  line: number
  /** The problem as the end of a German sentence: ««loc» wird nicht geschlossen». */
  problem: string
}

/** An XML element. Its name has no prefix; the namespace counts. */
export interface XmlElement {
  name: string
  /** Empty if there is none. */
  namespace: string
  attributes: { name: string; namespace: string; value: string }[]
  /** Texts and elements in document order. */
  content: (string | XmlElement)[]
}

/** The maximum nesting. A megabyte of «<a>» would overflow the stack of recursive functions. */
const deepest = 200

/**
 * Parses XML with namespaces. Trusted Types forbid the browser's own parser (docs/decisions/0006-tools.md). The library skips
 * document types, so that their entities, which could expand without limit, are unknown.
 */
export function readXml(
  text: string,
): { root: XmlElement; fault?: never } | { root?: never; fault: XmlFault } {
  const parser = new SaxesParser({ xmlns: true })
  const document: XmlElement = { name: '', namespace: '', attributes: [], content: [] }
  const open = [document]
  const add = (part: string | XmlElement) => open.at(-1)?.content.push(part)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', (tag) => {
    if (open.length > deepest) parser.fail('too deep')
    const attributes = Object.values(tag.attributes)
      .map(({ local, uri, value }) => ({ name: local, namespace: uri, value }))
      .filter(({ namespace }) => namespace !== declarations)
    const element: XmlElement = { name: tag.local, namespace: tag.uri, attributes, content: [] }
    add(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  try {
    parser.write(text).close()
  } catch (cause) {
    // Without an error listener the parser throws the first error.
    return { fault: faultIn(text, parser, String(cause)) }
  }
  const [root] = childrenOf(document)
  return root ? { root } : { fault: { line: 1, problem: 'es enthält kein Element' } }
}

export function childrenOf({ content }: XmlElement): XmlElement[] {
  return content.filter((part) => typeof part !== 'string')
}

/** The text of an element and its descendants. */
export function textOf({ content }: XmlElement): string {
  return content.map((part) => (typeof part === 'string' ? part : textOf(part))).join('')
}

/** The value of an attribute without namespace. */
export function attributeOf({ attributes }: XmlElement, wanted: string): string | undefined {
  return attributes.find(({ name, namespace }) => name === wanted && namespace === '')?.value
}

/** The namespace of `xmlns` itself. */
const declarations = 'http://www.w3.org/2000/xmlns/'

/** Finds a single «&», the most common error. The parser reports it only at the next «;» or the end of the text. */
const reference =
  /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)[^\s;&<]{0,40};?/gi

function faultIn(text: string, { line, position }: SaxesParser<{ xmlns: true }>, message: string): XmlFault {
  for (const { 0: found, index } of text.slice(0, position).matchAll(reference)) {
    if (!found.startsWith('&')) continue
    const problem = found.endsWith(';')
      ? `«${found}» kennt XML nicht; das Zeichen selbst schreiben`
      : `ein einzelnes «&» muss «&amp;» heissen («${found}»)`
    return { line: text.slice(0, index).split('\n').length, problem }
  }
  const [pattern = /$/, problem = 'die Schreibweise stimmt nicht'] =
    problems.find(([part]) => part.test(message)) ?? []
  return { line, problem: problem.replaceAll('$1', pattern.exec(message)?.[1] ?? '') }
}

/** German messages for those of the parser. */
const problems: [part: RegExp, problem: string][] = [
  [/too deep/, `mehr als ${deepest} Elemente sind ineinander verschachtelt`],
  [/outside of root/, 'ausserhalb des Wurzelelements steht Text'],
  [/must contain a root/, 'es enthält kein Element'],
  [/only one root/, 'nach dem Wurzelelement folgt ein zweites'],
  [/unclosed tag: (.{1,40})/, '«<$1>» wird nicht geschlossen'],
  [/close tag|unmatched closing tag/, 'hier schliesst ein anderes Element als das zuletzt geöffnete'],
  [/unbound namespace prefix: "(.{1,40}?)"/, 'das Präfix «$1:» ist nirgends erklärt (xmlns:$1)'],
  [/tag name/, 'nach «<» folgt kein Name; ein einzelnes «<» muss «&lt;» heissen'],
  [/attribute|closing tag/, 'ein Element ist falsch geschrieben; oft fehlt ein Anführungszeichen oder «>»'],
  [/XML declaration/, 'die Zeile «<?xml …?>» steht nicht am Anfang oder ist falsch geschrieben'],
  [/unexpected end/, 'ein Element, ein Kommentar oder ein CDATA-Abschnitt hört nicht auf'],
  [/disallowed character|character entity/, 'hier steht ein Steuerzeichen, oder «<» in einem Attribut'],
]
