import { useNavigate } from '@tanstack/react-router'
import { useCopy } from '../use-copy'

interface HeadingLinkProps {
  id: string
  /** The text of the heading. */
  section: string
}

const answers = {
  idle: undefined,
  copied: 'Link kopiert',
  refused: 'Bitte aus der Adresszeile kopieren',
}

/** Copies the address of a section, which the address bar then shows as well; the page stays where it is. */
export function HeadingLink({ id, section }: HeadingLinkProps) {
  const navigate = useNavigate()
  const { outcome, copy } = useCopy(`${location.origin}${location.pathname}#${id}`)
  const answer = answers[outcome]
  const press = () => {
    copy()
    void navigate({ to: '.', hash: id, search: true, replace: true, state: { isInSight: true } })
  }
  return (
    <>
      <button
        type="button"
        className="heading-link"
        aria-label={`Link zum Abschnitt «${section}» kopieren`}
        data-answered={answer && ''}
        onClick={press}
      />
      <span className="heading-answer" aria-live="polite">
        {answer}
      </span>
    </>
  )
}
