/** Watches the nodes of a document; what it returns tells what has become of them. To be evaluated in a page as well. */
export function watchChanges(document: Document): () => string[] {
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
    const known = new Set(before)
    const kept = [...document.querySelectorAll('*')].filter((element) => known.has(element))
    const lost = before.filter((element, index) => kept[index] !== element)
    const seen = new Map<Node, Set<string | null>>()
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
      // React empties the name of a field and gives it back: what counts is the first value and the last.
      const names = seen.get(target) ?? new Set()
      if (names.has(attributeName)) return []
      seen.set(target, names.add(attributeName))
      const value = target instanceof Element ? target.getAttribute(attributeName ?? '') : null
      return value === oldValue ? [] : [`attribute ${attributeName} of ${node}`]
    })
    return [...changes, ...lost.map((element) => `not the node it was: ${element.localName}`)]
  }
}
