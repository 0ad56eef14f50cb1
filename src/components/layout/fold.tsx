import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  title: ReactNode
  /** On a wide screen it is always open. */
  isOpenWide?: boolean
  isOpen?: boolean
  children: ReactNode
}

/** An answer behind its question. */
export function Fold({ title, isOpenWide = false, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className={`${styles.fold} ${isOpenWide ? styles.open : ''}`.trim()}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
