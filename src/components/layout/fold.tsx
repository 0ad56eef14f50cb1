import type { ReactNode } from 'react'
import styles from './fold.module.css'

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
    <details open={isOpen} className={`${styles.fold} ${isOpenWide ? styles.open : ''}`.trim()}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
