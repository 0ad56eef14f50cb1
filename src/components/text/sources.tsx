import { useRef } from 'react'
import { sourceId, type Source } from '~/lib/site/source'
import { OptionalPart } from '../optional-part'
import { useReadingAids } from '../reading/use-reading-aids'
import styles from './sources.module.css'

/** The numbered list of the sources of a text, with a link back to the footnote that was followed. */
export function Sources({ sources }: { sources: Source[] }) {
  const list = useRef<HTMLDivElement>(null)
  const aids = useReadingAids().code
  return (
    <div ref={list} className={styles.sources}>
      <ol>
        {sources.map((source, index) => {
          const id = sourceId(index + 1)
          return (
            <li key={id} id={id}>
              <a href={source.url} lang={source.lang}>
                {source.title}
              </a>
              {`, ${source.publisher}. Geprüft am ${source.checked}.`}
            </li>
          )
        })}
      </ol>
      {aids && (
        <OptionalPart>
          <aids.WayBack list={list} />
        </OptionalPart>
      )}
    </div>
  )
}
