import type { Element, ElementContent } from 'hast'
import type { Heading, Link, Paragraph, PhrasingContent, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

export const text = (value: string): Text => ({ type: 'text', value })

export const link = (url: string, label: string): Link => ({
  type: 'link',
  url,
  children: [text(label)],
})

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
})

export const heading = (depth: Heading['depth'], label: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(label)],
})

export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

export const inline = (
  name: string,
  attributes: Record<string, string>,
  children: PhrasingContent[],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: jsxAttributes(attributes),
  children,
})

function jsxAttributes(attributes: Record<string, string>): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }))
}

/** The literal value of an attribute; `undefined` if it is missing or an expression. */
export function attribute(
  node: { attributes: MdxJsxFlowElement['attributes'] },
  name: string,
): string | undefined {
  for (const candidate of node.attributes) {
    if (candidate.type === 'mdxJsxAttribute' && candidate.name === name) {
      return typeof candidate.value === 'string' ? candidate.value : undefined
    }
  }
  return undefined
}
