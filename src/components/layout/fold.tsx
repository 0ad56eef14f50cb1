import type { ReactNode } from 'react'

/** A `<details>` with a title. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
