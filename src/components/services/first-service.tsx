import { useState } from 'react'
import { Extra } from '../extra'
import { PageLink } from '../layout/page-link'
import { useOpeningLink } from '../opening-link'
import type { Questionnaire } from './questionnaire'

/** Asks which service comes first. Without a script, or where the questions do not come, it leads to the table of all answers. */
export function FirstService() {
  const [Questions, setQuestions] = useState<typeof Questionnaire>()
  const link = useOpeningLink(async () => {
    const module = await import('./questionnaire')
    setQuestions(() => module.Questionnaire)
  })

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
          {...link}
          to="/contact"
          hash="leistung-als-tabelle"
          preload={false}
          className="button"
          data-early
        >
          Fünf Fragen beantworten
        </PageLink>
      </p>
    </>
  )
}
