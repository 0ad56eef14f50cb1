import { useRef, useState } from 'react'
import type { SectionLink } from '~/lib/site/derived-facts'
import { OptionalPart } from '../optional-part'
import styles from './contents.module.css'
import { useReadingAids } from './use-reading-aids'

/**
 * The table of contents: in the margin on wide screens, else folded into a sticky bar below the header. After the first scroll it marks the current
 * section.
 */
export function Contents({ sections }: { sections: SectionLink[] }) {
  const list = useRef<HTMLDetailsElement>(null)
  const entry = useRef<HTMLAnchorElement>(null)
  const [current, setCurrent] = useState<string>()
  const SectionMarker = useReadingAids().code?.SectionMarker
  if (sections.length === 0) return null
  return (
    <div className={styles.rail}>
      <details ref={list} className={styles.contents}>
        <summary>
          Inhalt <span className={styles.current}>{sections.find(({ id }) => id === current)?.label}</span>
        </summary>
        <nav aria-label="Inhalt">
          <ul>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} {...(id === current && { ref: entry, 'aria-current': 'location' })}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      {SectionMarker && (
        <OptionalPart>
          <SectionMarker sections={sections} list={list} entry={entry} onChange={setCurrent} />
        </OptionalPart>
      )}
    </div>
  )
}
