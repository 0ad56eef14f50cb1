import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** Always open on wide screens. */
  isOpenWide?: boolean
  isOpen?: boolean
  children: ReactNode
}

/** A `<details>` with a title. */
export function Fold({ title, isOpenWide = false, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className={isOpenWide ? 'fold fold-open' : 'fold'}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
