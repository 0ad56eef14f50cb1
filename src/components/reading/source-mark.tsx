import { use, useEffect, useRef } from 'react'
import { sourceId, type Source } from '~/lib/site/source'
import { Extra } from '../extra'
import { ReadingState, readingTools, useFollowed, wayBackId } from './reading-state'
import { useInterest } from './use-interest'

interface SourceMarkProps {
  /** Of the source in the list at the end of the text. */
  number: number
  source: Source
}

/**
 * The mark of a footnote: a link to its source in the list. For readers it shows the source beside it, where the pointer rests, when the
 * focus comes and at the first tap; a click, Enter and the next tap follow the link, and then the list offers the way back.
 */
export function SourceMark({ number, source }: SourceMarkProps) {
  const isTapped = useRef(false)
  const { element: mark, interest, setInterest, listeners } = useInterest<HTMLAnchorElement>()
  const { follow } = use(ReadingState)
  const followed = useFollowed()
  const SourcePreview = readingTools.useCode()?.SourcePreview
  useEffect(() => {
    if (interest) readingTools.want()
  }, [interest])

  const close = () => setInterest(undefined)
  const leave = () => {
    close()
    follow({ mark, source })
  }
  return (
    <>
      <sup>
        <a
          ref={mark}
          id={followed?.mark === mark ? wayBackId : undefined}
          href={`#${sourceId(number)}`}
          aria-label={`Quelle ${number}`}
          aria-describedby={sourceId(number)}
          {...listeners}
          onPointerDown={({ pointerType }) => {
            isTapped.current = pointerType === 'touch' && interest === undefined
            if (interest === 'hover') close()
          }}
          onClick={(event) => {
            if (!isTapped.current || !SourcePreview) return leave()
            isTapped.current = false
            event.preventDefault()
            setInterest('tap')
          }}
        >
          {number}
        </a>
      </sup>
      {SourcePreview && (
        <Extra>
          <SourcePreview
            mark={mark}
            number={number}
            source={source}
            interest={interest}
            onClose={close}
            onFollow={leave}
          />
        </Extra>
      )}
    </>
  )
}
