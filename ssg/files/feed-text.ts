import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { previewImageHeight, previewImageWidth } from '../../src/lib/site/page-path.ts'

/**
 * The text of a page for feed readers: with absolute URLs, without navigation and controls. The preview image replaces the figure, whose colours need the
 * site's styles.
 */
export function feedText(page: Root, url: string, image: string): string {
  const text: Root = { type: 'root', children: structuredClone(prose(page)) }
  visit(text, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (isOfTheSite(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'svg') {
      parent.children[index] = picture(node, image)
      return SKIP
    }
    node.properties = readable(node, url)
    return undefined
  })
  return toHtml(text)
}

/** The first one is the text, without offer and further reading. */
function prose(tree: Root): ElementContent[] {
  let found: ElementContent[] = []
  visit(tree, 'element', ({ properties, children }) => {
    if (![properties.className].flat().includes('prose')) return undefined
    found = children
    return EXIT
  })
  return found
}

const controls = new Set(['nav', 'button', 'form', 'script', 'style'])

function isOfTheSite({ tagName, properties, children }: Element): boolean {
  const classes = new Set([properties.className].flat())
  // The table of contents folds; what else folds is text.
  const isContents =
    tagName === 'details' && children.some((child) => 'tagName' in child && child.tagName === 'nav')
  return controls.has(tagName) || classes.has('page-note') || classes.has('frame-body') || isContents
}

function picture({ properties }: Element, src: string): Element {
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      src,
      alt: properties.ariaLabel ?? '',
      width: previewImageWidth,
      height: previewImageHeight,
    },
    children: [],
  }
}

/** The attributes that feed readers understand. */
function readable({ properties }: Element, url: string): Element['properties'] {
  const { href, id, lang } = properties
  return {
    ...(typeof href === 'string' && { href: new URL(href, url).href }),
    ...(id && { id }),
    ...(lang && { lang }),
  }
}
