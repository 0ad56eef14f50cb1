import { useState, type MouseEvent } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { errorId, reportError } from '~/lib/error-report'
import { toAppError } from '~/lib/errors'
import { useEarlyClick } from '../early-click'
import { Extra } from '../extra'
import { PageLink } from '../layout/page-link'
import type { Questionnaire } from './questionnaire'

/** Asks which service comes first. Without a script, or where the questions do not come, it leads to the table of all answers. */
export function FirstService() {
  const [Questions, setQuestions] = useState<typeof Questionnaire>()
  const link = useEarlyClick<HTMLAnchorElement>(() => void open())

  async function open() {
    try {
      const module = await import('./questionnaire')
      setQuestions(() => module.Questionnaire)
    } catch (cause) {
      reportError(toAppError(cause), errorId(Date.now(), Math.random()))
      if (link.current) location.assign(link.current.href)
    }
  }

  function onClick(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    void open()
  }

  if (Questions) {
    return (
      <Extra fallback={<p>Die Fragen sind stehen geblieben. Bitte laden Sie die Seite neu.</p>}>
        <Questions />
      </Extra>
    )
  }
  return (
    <>
      <p>Fünf Fragen, dann wissen Sie, womit Sie anfangen und warum.</p>
      <p>
        <PageLink
          ref={link}
          to="/contact"
          hash="leistung-als-tabelle"
          preload={false}
          className="button"
          data-early
          onClick={onClick}
        >
          Fünf Fragen beantworten
        </PageLink>
      </p>
    </>
  )
}
