import { useHydrated } from '@tanstack/react-router'
import { use } from 'react'
import { CopyButton } from '~/components/copy-button'
import { Announcement } from '~/components/search/announcement'
import type { Verdict } from './finding'
import { ToolInput } from './tool-input'

interface ToolVerdictProps {
  verdict: Verdict
  /** The whole result as a text, for «Ergebnis kopieren»; no button where there is nothing to copy. */
  text?: string | (() => string)
  /** What stands here is that of an earlier input. */
  isBusy?: boolean
}

/**
 * The first thing a tool says: sign, word and colour. Beside the fields where there is room. Read out when the visitor pauses, and never for
 * the example that nobody asked for.
 */
export function ToolVerdict({
  verdict: { state, word, reason },
  text = '',
  isBusy = false,
}: ToolVerdictProps) {
  const { isTouched } = use(ToolInput)
  // There before anything is said, but not in the page, where nothing ever is.
  const isLive = useHydrated()
  return (
    <div className="verdict" data-state={state} aria-busy={isBusy ? true : undefined}>
      <p>
        <span aria-hidden="true">{signs[state]}</span>
        <b>{word}</b>
      </p>
      {reason && <p>{reason}</p>}
      {text !== '' && (
        <div className="needs-script tool-frame-copy">
          {isLive && <CopyButton text={text} label="Ergebnis kopieren" />}
        </div>
      )}
      {isLive && (
        <Announcement text={isTouched && !isBusy ? `${word.replace(/\.$/, '')}. ${reason}`.trim() : ''} />
      )}
    </div>
  )
}

const signs: Record<Verdict['state'], string> = {
  right: '✓',
  warning: '!',
  wrong: '✕',
  unchecked: '?',
  answer: '=',
}
