import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** Always open on wide screens. */
  isOpenWide?: boolean
  children: ReactNode
}

/** A `<details>` with a title. */
export function Fold({ title, isOpenWide = false, children }: FoldProps) {
  return (
    <details className={isOpenWide ? 'fold fold-open' : 'fold'}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
