import type { ReactNode } from 'react'
import type { SectionId } from '~/lib/site/sections'
import styles from './page-section.module.css'

interface PageSectionProps {
  /** The id that links lead to; the heading's is derived from it. */
  id: SectionId
  title: string
  lead?: string | undefined
  /** More beside what the section holds, below its lead. */
  aside?: ReactNode
  /** A band of another ground, as wide as the window. */
  tone?: 'plain' | 'sunken' | 'ink'
  /** The heading stands above on wide screens too. */
  isWide?: boolean
  children: ReactNode
}

/** A section of a page that is not running text: heading at the side on wide screens, where it stays in sight, above on phones. */
export function PageSection({
  id,
  title,
  lead,
  aside,
  tone = 'plain',
  isWide = false,
  children,
}: PageSectionProps) {
  const looks = `${styles.section} ${styles[tone]} ${isWide ? '' : styles.columns}`.trim()
  return (
    // A group, not a region: a page has few landmarks.
    <section id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-titel`} className={looks}>
      <div className={styles.head}>
        <h2 id={`${id}-titel`}>{title}</h2>
        {lead && <p>{lead}</p>}
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
