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
