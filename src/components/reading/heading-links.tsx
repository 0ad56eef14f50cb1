import { useNavigate } from '@tanstack/react-router'
import { startTransition, useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useCopy } from '../use-copy'

/** A button beside each heading of a text, for its address, in the place that `heading` keeps. */
export function HeadingLinks({ text }: { text: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<Element[]>([])
  useEffect(() => {
    const found = text.current?.querySelectorAll(':is(h2, h3)[id] + span') ?? []
    startTransition(() => setPlaces([...found]))
  }, [text])
  return places.map((place) => {
    const heading = place.previousElementSibling
    return (
      heading &&
      createPortal(<HeadingLink id={heading.id} section={heading.textContent} />, place, heading.id)
    )
  })
}

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
function HeadingLink({ id, section }: HeadingLinkProps) {
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
