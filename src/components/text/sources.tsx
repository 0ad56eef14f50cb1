import { useEffect, useRef } from 'react'
import { sourceId, type Source } from '~/lib/site/source'
import { useFollowed, wayBackId } from '../reading/reading-state'
import { SourceText } from './source-text'
import styles from './sources.module.css'

/** The register of the sources that a text cites, by their numbers. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <div className={styles.sources}>
      <ol>
        {sources.map((source, index) => (
          <Entry key={source.url + source.title} id={sourceId(index + 1)} source={source} />
        ))}
      </ol>
    </div>
  )
}

/** Who has come from a footnote continues from the entry with the tab key, and finds the way back there. */
function Entry({ id, source }: { id: string; source: Source }) {
  const followed = useFollowed()
  const isReached = followed?.source === source
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (followed?.source === source) entry.current?.focus({ preventScroll: true })
  }, [followed, source])

  return (
    <li id={id} ref={entry} tabIndex={isReached ? -1 : undefined}>
      <SourceText source={source} />
      {isReached && (
        <>
          {' '}
          <a href={`#${wayBackId}`} className="way-back">
            Zurück zum Text
          </a>
        </>
      )}
    </li>
  )
}
