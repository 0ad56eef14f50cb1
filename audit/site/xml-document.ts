import { childrenOf, readXml, textOf, type XmlElement } from '../../src/tools/shared/read-xml.ts'

/** A file of XML, or what is wrong with it: read as the tools read what visitors paste. */
export function parseXml(
  text: string,
): { root: XmlElement; fault?: never } | { root?: never; fault: string } {
  const { root, fault } = readXml(text)
  return root ? { root } : { fault: `Zeile ${fault.line}: ${fault.problem}` }
}

export function elementsAt(parent: XmlElement, ...[name, ...deeper]: string[]): XmlElement[] {
  if (name === undefined) return [parent]
  return childrenOf(parent)
    .filter((child) => child.name === name)
    .flatMap((child) => elementsAt(child, ...deeper))
}

export function textsAt(parent: XmlElement, ...names: string[]): string[] {
  return elementsAt(parent, ...names).map((element) => textOf(element).trim())
}
