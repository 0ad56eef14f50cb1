import type { ElementContent, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'

/** The link component of a framework, with its attributes for an internal link. */
export type OpenLink = (to: string, hash: string) => { tag: string; attributes: string }

/** JSX source, as opposed to a text. */
class Source {
  constructor(readonly jsx: string) {}
}

/** Converts elements to JSX as a developer would write it, with the framework's component for internal links. */
export function jsxSource(
  children: ElementContent[],
  paths: ReadonlySet<string>,
  openLink: OpenLink,
): string {
  const root: Root = { type: 'root', children }
  const made: unknown = toJsxRuntime(root, {
    Fragment: 'Fragment',
    jsx: (type, props) => new Source(element(String(type), props)),
    jsxs: (type, props) => new Source(element(String(type), props)),
    elementAttributeNameCase: 'react',
    stylePropertyNameCase: 'dom',
  })
  return made instanceof Source ? made.jsx : ''

  function element(type: string, { children: inner, ...props }: { children?: unknown }): string {
    const content = [inner].flat().map(childSource).join('')
    if (type === 'Fragment') return `<>${content}</>`
    const { href, ...others } = { href: undefined, ...props }
    const link = type === 'a' && typeof href === 'string' ? linkWithin(href) : undefined
    const attributes = Object.entries(link ? others : props).map(([name, value]) => attribute(name, value))
    const { tag, attributes: opening } = link ?? { tag: type, attributes: '' }
    const start = [tag, opening, ...attributes].filter(Boolean).join(' ')
    return content ? `<${start}>${content}</${tag}>` : `<${start} />`
  }

  function linkWithin(href: string): ReturnType<OpenLink> | undefined {
    const [, path = '', hash = ''] = /^([^#?]*)(?:#(.*))?$/.exec(href) ?? []
    return paths.has(path) ? openLink(path, hash) : undefined
  }
}

/** The props of uncontrolled fields. */
const uncontrolled: Record<string, string> = { value: 'defaultValue', checked: 'defaultChecked' }

function attribute(name: string, value: unknown): string {
  return `${uncontrolled[name] ?? name}={${JSON.stringify(value)}}`
}

function childSource(child: unknown): string {
  if (child instanceof Source) return child.jsx
  return typeof child === 'string' ? `{${JSON.stringify(child)}}` : ''
}
