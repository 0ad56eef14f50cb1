import type { Page } from '@playwright/test'

declare global {
  interface Window {
    nodeChanges?: () => string[]
  }
}

/** From the next page load on, records what happens to the document's nodes once the prerendered HTML is complete. */
export async function watchNodes(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const isLate = 'app' in document.documentElement.dataset
    const changes = (${String(watchChanges)})(document)
    window.nodeChanges = () => [...(isLate ? ['the app came before the document was complete'] : []), ...changes()]
  })`)
}

export function nodeChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => window.nodeChanges?.() ?? ['nothing was watched'])
}

/** To be evaluated in a page: watches its nodes until what it returns is called, which tells what has become of them. */
function watchChanges(document: Document): () => string[] {
  const before = [...document.querySelectorAll('*')]
  const records: MutationRecord[] = []
  const observer = new MutationObserver((list) => void records.push(...list))
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterDataOldValue: true,
    attributeOldValue: true,
  })
  return () => {
    records.push(...observer.takeRecords())
    observer.disconnect()
    const seen = new Map<Node, Set<string>>()
    /** Of several changes of one attribute only what has become of it in the end counts. */
    const isFirst = (node: Node, name: string) => {
      const names = seen.get(node) ?? new Set()
      seen.set(node, names)
      return names.size < names.add(name).size
    }
    const changes = records.flatMap(({ type, attributeName, oldValue, target, addedNodes, removedNodes }) => {
      const node = target.nodeName.toLowerCase()
      if (type === 'characterData') {
        return target.nodeValue === oldValue ? [] : [`text in ${target.parentNode?.nodeName.toLowerCase()}`]
      }
      if (type === 'childList') {
        const [added, removed] = [addedNodes, removedNodes].map((nodes) =>
          [...nodes].map(({ nodeName }) => nodeName.toLowerCase()).join(' '),
        )
        return [`children of ${node}: +[${added}] -[${removed}]`]
      }
      const name = attributeName ?? ''
      const value = target instanceof Element ? target.getAttribute(name) : null
      return !isFirst(target, name) || value === oldValue ? [] : [`attribute ${name} of ${node}`]
    })
    const lost = before.filter((element) => !element.isConnected)
    return [...changes, ...lost.map((element) => `not the node it was: ${element.localName}`)]
  }
}
