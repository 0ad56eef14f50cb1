/** What makes a glossary term reachable once its tooltip can be shown. */
export const termAttributes = { role: 'button', tabIndex: 0 } as const

export function makeTermsReachable(document: Document): void {
  for (const term of document.querySelectorAll<HTMLElement>('[data-term]')) {
    term.role = termAttributes.role
    term.tabIndex = termAttributes.tabIndex
  }
}
