import type { ElementContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'

/** JSX source, as opposed to a text. */
class Source {
  constructor(readonly jsx: string) {}
}

/** Converts elements to JSX as a developer would write it, with the router's component for links to `paths`. */
export function jsxSource(children: ElementContent[], paths: ReadonlySet<string>): string {
  const made: unknown = toJsxRuntime(
    { type: 'root', children },
    {
      Fragment: '',
      jsx: (type, props) => element(String(type), props),
      jsxs: (type, props) => element(String(type), props),
      elementAttributeNameCase: 'react',
      stylePropertyNameCase: 'dom',
    },
  )
  return made instanceof Source ? made.jsx : ''

  function element(type: string, { children: inner, ...props }: Record<string, unknown>): Source {
    const { href, ...others } = props
    const [, path = '', hash] = /^([^#?]*)(?:#(.*))?$/.exec(String(href)) ?? []
    const isLink = type === 'a' && paths.has(path)
    const tag = isLink ? 'Link' : type
    const attributes = Object.entries(isLink ? { to: path, hash, ...others } : props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${uncontrolled[name] ?? name}={${JSON.stringify(value)}}`)
    const content = [inner].flat().map(childSource).join('')
    return new Source(`<${tag}${attributes.join('')}${content || !tag ? `>${content}</${tag}>` : ' />'}`)
  }
}

const uncontrolled: Record<string, string> = { value: 'defaultValue', checked: 'defaultChecked' }

function childSource(child: unknown): string {
  if (child instanceof Source) return child.jsx
  return typeof child === 'string' ? `{${JSON.stringify(child)}}` : ''
}
