declare global {
  interface Window {
    complaints?: string[]
  }
}

/**
 * To be evaluated in a page that has loaded, where the engine keeps its console from its driver: from now on what a script complains of
 * is kept. What was said before, `webkit-console.test.ts` reads.
 */
export function keepComplaints(): void {
  if (window.complaints) return
  const kept: string[] = []
  window.complaints = kept
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...said: unknown[]) => void kept.push(said.map(String).join(' '))
  }
  addEventListener('error', ({ message }) => kept.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => kept.push(`rejected: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    kept.push(`refused: ${violatedDirective}`),
  )
}

export function takeComplaints(): string[] {
  return window.complaints?.splice(0) ?? []
}
