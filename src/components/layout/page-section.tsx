import type { ReactNode } from 'react'
import type { SectionId } from '~/lib/site/sections'
import styles from './page-section.module.css'

interface PageSectionProps {
  /** The id that links lead to; the heading's is derived from it. */
  id: SectionId
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** A section of a page that is not running text: heading at the side on wide screens, above on phones. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titel`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-titel`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
