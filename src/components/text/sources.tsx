import { useRef } from 'react'
import { sourceId, type Source } from '~/lib/site/source'
import { OptionalPart } from '../optional-part'
import { useReadingAids } from '../reading/use-reading-aids'
import { SourceText } from './source-text'
import styles from './sources.module.css'

/** The numbered list of the sources of a text, with previews in the text and links back from the list. */
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
              <SourceText source={source} />
            </li>
          )
        })}
      </ol>
      {aids && (
        <OptionalPart>
          <aids.SourcePreviews list={list} sources={sources} />
          <aids.WayBack list={list} />
        </OptionalPart>
      )}
    </div>
  )
}
