import type { Page } from '@playwright/test'

declare global {
  interface Window {
    nodeChanges?: () => string[]
  }
}

/** From the next page load on, records what happens to the document's nodes once the prerendered HTML is complete. */
export async function watchNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const before = [...document.querySelectorAll('*')]
      const records: MutationRecord[] = []
      const observer = new MutationObserver((list) => void records.push(...list))
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeOldValue: true,
      })
      const isLate = 'app' in document.documentElement.dataset

      window.nodeChanges = () => {
        records.push(...observer.takeRecords())
        const known = new Set(before)
        const kept = [...document.querySelectorAll('*')].filter((element) => known.has(element))
        const lost = before.filter((element, index) => kept[index] !== element)
        const changes = records.map(({ type, attributeName, oldValue, target, addedNodes, removedNodes }) => {
          const node = target.nodeName.toLowerCase()
          if (type === 'characterData') return `text in ${target.parentNode?.nodeName.toLowerCase()}`
          if (type === 'childList') {
            const [added, removed] = [addedNodes, removedNodes].map((nodes) =>
              [...nodes].map(({ nodeName }) => nodeName.toLowerCase()).join(' '),
            )
            return `children of ${node}: +[${added}] -[${removed}]`
          }
          const value = target instanceof Element ? target.getAttribute(attributeName ?? '') : null
          // It spares layout, and goes in idle moments (`lib/first-view`).
          if (attributeName === 'data-arriving') return []
          return value === oldValue ? [] : `attribute ${attributeName} of ${node}`
        })
        return [
          ...(isLate ? ['the app came before the document was complete'] : []),
          ...changes.flat(),
          ...lost.map((element) => `not the node it was: ${element.localName}`),
        ]
      }
    })
  })
}

export function nodeChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => window.nodeChanges?.() ?? ['nothing was watched'])
}
