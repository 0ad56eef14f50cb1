import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  title: ReactNode
  /** On a wide screen it is always open. */
  isOpenWide?: boolean
  children: ReactNode
}

/** An answer behind its question. */
export function Fold({ title, isOpenWide = false, children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${isOpenWide ? styles.open : ''}`.trim()}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
