import type { ReactNode } from 'react'
import type { SectionId } from '~/lib/site/sections'
import styles from './page-section.module.css'

interface PageSectionProps {
  /** The id that links lead to; the heading's is derived from it. */
  id: SectionId
  title: string
  lead?: string | undefined
  /** The background, as wide as the viewport. */
  tone?: 'plain' | 'sunken' | 'ink'
  /** The heading is above the content on wide screens, too. */
  isWide?: boolean
  children: ReactNode
}

/** A section with its heading: sticky at the side on wide screens, above the content on phones. */
export function PageSection({ id, title, lead, tone = 'plain', isWide = false, children }: PageSectionProps) {
  const looks = `${styles.section} ${styles[tone]} ${isWide ? '' : styles.columns}`.trim()
  return (
    // A group, because a region would be a landmark, of which a page should have few.
    <section id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-titel`} className={looks}>
      <div className={styles.head}>
        <h2 id={`${id}-titel`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
