import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  children: ReactNode
}

/** A `<details>` with a title. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
