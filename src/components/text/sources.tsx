import { useEffect, useRef, useState } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { markSelector, sourceId, type Source } from '~/lib/site/source'
import { OptionalPart } from '../optional-part'
import { useReadingAids } from '../reading/use-reading-aids'
import { SourceText } from './source-text'
import styles from './sources.module.css'

/** The id of the mark that was followed last, where the way back leads. */
const wayBackId = 'fundstelle'

/**
 * The list of the sources that a text cites, by their numbers. It listens to the marks in its text: a reader who points at one gets a preview. One
 * who follows a mark continues from the entry with the tab key, and finds the way back there.
 */
export function Sources({ sources }: { sources: Source[] }) {
  const list = useRef<HTMLDivElement>(null)
  // An object, so that the same entry is reached once more.
  const [followed, setFollowed] = useState<{ entry: string }>()
  const SourcePreviews = useReadingAids()?.SourcePreviews

  useEffect(() => {
    const stop = new AbortController()
    const text = list.current?.closest('.prose')
    text?.addEventListener(
      'click',
      (event) => {
        const isFollowed = event instanceof MouseEvent && !event.defaultPrevented && !hasModifier(event)
        const entry = isFollowed ? follow(event.target) : undefined
        if (entry) setFollowed({ entry })
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])

  useEffect(() => {
    if (followed) document.getElementById(followed.entry)?.focus({ preventScroll: true })
  }, [followed])

  return (
    <div ref={list} className={styles.sources}>
      <ol>
        {sources.map((source, index) => {
          const id = sourceId(index + 1)
          const isReached = followed?.entry === id
          return (
            <li key={id} id={id} tabIndex={isReached ? -1 : undefined}>
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
        })}
      </ol>
      {SourcePreviews && (
        <OptionalPart>
          <SourcePreviews list={list} sources={sources} />
        </OptionalPart>
      )}
    </div>
  )
}

/**
 * The id of the entry that the mark of a source leads to, or the link of its preview, which stands in the same place. The way back leads to the mark
 * from now on.
 */
function follow(target: EventTarget | null): string | undefined {
  const place = target instanceof Element && target.closest('sup')
  const mark = place && place.querySelector(markSelector)
  if (!mark || !target.closest(`a[href="${mark.getAttribute('href')}"]`)) return undefined
  // oxlint-disable-next-line no-restricted-properties -- React knows nothing of this id.
  document.getElementById(wayBackId)?.removeAttribute('id')
  mark.id = wayBackId
  return mark.getAttribute('href')?.slice(1)
}
