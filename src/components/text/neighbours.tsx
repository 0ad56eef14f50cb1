import type { ReactNode } from 'react'
import styles from './neighbours.module.css'

/** The way on through the knowledge base: the articles before and after this one. */
export function Neighbours({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.neighbours} aria-label="Blättern">
      {children}
    </nav>
  )
}

const labels = { prev: 'Vorheriger Artikel', next: 'Nächster Artikel' }

export function Neighbour({ rel, path, title }: { rel: keyof typeof labels; path: string; title: string }) {
  return (
    <a rel={rel} href={path}>
      <small>{`${labels[rel]} `}</small>
      {title}
    </a>
  )
}
