import type { ReactNode } from 'react'
import type { glossary } from '~/lib/site/glossary'
import styles from './term.module.css'

/**
 * A term of the glossary. In the prerendered page it is plain text; `lib/page-arrival` makes it reachable by keyboard and touch, and
 * `components/term-tooltip` explains it at the first sign of interest.
 */
export function Term({ id, children }: { id: keyof typeof glossary; children: ReactNode }) {
  return (
    <span className={styles.term} data-term={id}>
      {children}
    </span>
  )
}
