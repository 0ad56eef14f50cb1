import { useHydrated } from '@tanstack/react-router'
import { hasModifier } from '~/lib/early-clicks'
import { useEarlyClick } from '../early-click'
import { OptionalPart } from '../optional-part'
import { lazyCode, useLazyCode } from '../lazy-code'
import { PageLink } from '../layout/page-link'

const questionnaire = lazyCode(() => import('./questionnaire'))

/** The section with the questionnaire, which is open for who returns with answers. Without JavaScript, or if its chunk fails, it is a link to the table of all answers. */
export function FirstService() {
  const { code, error, load } = useLazyCode(questionnaire)
  const link = useEarlyClick<HTMLAnchorElement>(() => void load())
  const isReturn = useHydrated() && questionnaire.current?.hasAnswers()
  const shown = code ?? (isReturn ? questionnaire.current : undefined)

  if (shown) {
    return (
      <OptionalPart
        fallback={<p>Bei den Fragen ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu.</p>}
      >
        <shown.Questionnaire />
      </OptionalPart>
    )
  }
  return (
    <>
      <p>
        <PageLink
          ref={link}
          to="/contact"
          hash="leistung-als-tabelle"
          preload={false}
          className="button"
          data-early
          onClick={(event) => {
            if (hasModifier(event)) return
            event.preventDefault()
            void load()
          }}
        >
          Fragen beantworten
        </PageLink>
      </p>
      {error && (
        <p role="alert">
          {'Die Fragen konnten nicht geladen werden. Versuchen Sie es noch einmal, oder lesen Sie '}
          <PageLink to="/contact" hash="leistung-als-tabelle">
            alle Antworten als Tabelle
          </PageLink>
          .
        </p>
      )}
    </>
  )
}
