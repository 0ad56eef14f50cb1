import { SaxesParser } from 'saxes'

/** The first place where a text is no XML. */
export interface XmlFault {
  line: number
  /** What is wrong there, as the end of a sentence: «das Element «loc» wird nicht geschlossen». */
  problem: string
}

/** An element of an XML document, without the prefixes: what counts is the namespace. */
export interface XmlElement {
  name: string
  /** Empty where the element has none. */
  namespace: string
  attributes: { name: string; namespace: string; value: string }[]
  /** Texts and elements in their order. */
  content: (string | XmlElement)[]
}

/** Nobody nests deeper; a megabyte of «<a>» would, and whoever walks the elements could not. */
const deepest = 200

/**
 * Reads XML with its namespaces. The browser's own parser is out of reach: Trusted Types count it among what makes documents of
 * texts (docs/decisions/0006-tools.md). Document types are refused, because entities of their own could grow without end.
 */
export function readXml(
  text: string,
): { root: XmlElement; fault?: never } | { root?: never; fault: XmlFault } {
  const parser = new SaxesParser({ xmlns: true })
  const document: XmlElement = { name: '', namespace: '', attributes: [], content: [] }
  const open = [document]
  const add = (part: string | XmlElement) => open.at(-1)?.content.push(part)
  parser.on('doctype', () => parser.fail('doctype'))
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
    // Without a listener the parser throws the first fault.
    return { fault: faultIn(text, parser, String(cause)) }
  }
  const [root] = childrenOf(document)
  return root ? { root } : { fault: { line: 1, problem: 'es enthält kein Element' } }
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

/** The namespace of `xmlns` itself. */
const declarations = 'http://www.w3.org/2000/xmlns/'

/** A single «&», the usual fault, is found by the parser only where the next «;» or the text ends. */
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

/** What the parser says, in German. */
const problems: [part: RegExp, problem: string][] = [
  [/doctype/, 'Dokumenttypen («<!DOCTYPE») liest dieses Werkzeug nicht'],
  [/too deep/, `mehr als ${deepest} Elemente sind ineinander verschachtelt`],
  [/outside of root/, 'ausserhalb des Wurzelelements steht Text'],
  [/must contain a root/, 'es enthält kein Element'],
  [/only one root/, 'nach dem Wurzelelement folgt ein zweites'],
  [/unclosed tag: (.{1,40})/, '«<$1>» wird nicht geschlossen'],
  [/unexpected close tag/, 'hier schliesst ein anderes Element als das zuletzt geöffnete'],
  [/unmatched closing tag: (.{1,40}?)\.?$/, '«</$1>» schliesst nichts'],
  [/duplicate attribute: (?:\{.*\})?(.{1,40}?)\.?$/, 'das Attribut «$1» steht zweimal im selben Element'],
  [/unbound namespace prefix: "(.{1,40}?)"/, 'das Präfix «$1:» ist nirgends erklärt (xmlns:$1)'],
  [/tag name/, 'nach «<» folgt kein Name; ein einzelnes «<» muss «&lt;» heissen'],
  [/attribute|closing tag/, 'ein Element ist falsch geschrieben; oft fehlt ein Anführungszeichen oder «>»'],
  [/XML declaration/, 'die Zeile «<?xml …?>» steht nicht am Anfang oder ist falsch geschrieben'],
  [/unexpected end/, 'ein Element, ein Kommentar oder ein CDATA-Abschnitt hört nicht auf'],
  [/comment/, 'ein Kommentar enthält «--» oder hört nicht auf'],
  [/"\]\]>"/, '«]]>» steht im Text'],
  [/disallowed character|character entity/, 'hier steht ein Steuerzeichen, oder «<» in einem Attribut'],
]
