import { useHydrated } from '@tanstack/react-router'
import { use } from 'react'
import { percent } from './numbers'
import { Announcement } from '~/components/search/announcement'
import { ToolInput } from './tool-input'

interface ResultStatusProps {
  /** The result in a sentence, such as «2 Fehler, 1 Warnung». */
  text: string
  progress: number | undefined
}

/** The result in short: shown at once, read out when the visitor pauses, and never for the example that nobody asked for. */
export function ResultStatus({ text, progress }: ResultStatusProps) {
  const { isTouched } = use(ToolInput)
  // There before anything is said, but not in the page, where nothing ever is.
  const isLive = useHydrated()
  return (
    <>
      <p aria-busy={progress === undefined ? undefined : true}>
        <b>{progress === undefined ? text : `Geprüft: ${percent(progress, 0)}`}</b>
      </p>
      {isLive && <Announcement text={isTouched && progress === undefined ? text : ''} />}
    </>
  )
}
