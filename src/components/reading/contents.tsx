import type { SectionLink } from '~/lib/site/surroundings'
import styles from './contents.module.css'

/** The sections of a text: folded on phones, in the margin on wide screens. */
export function Contents({ sections }: { sections: SectionLink[] }) {
  if (sections.length === 0) return null
  return (
    <div className={styles.rail}>
      <details className={styles.contents}>
        <summary>Inhalt</summary>
        <nav aria-label="Inhalt">
          <ul>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </div>
  )
}
