import { useNavigate } from '@tanstack/react-router'
import {
  startTransition,
  useEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { useCopy } from '../copy-button'

/**
 * A button beside each heading that copies its address, rendered into the placeholder that `heading` renders. The buttons are one tab stop with a
 * roving tabindex.
 */
export function HeadingLinks({ text }: { text: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<Element[]>([])
  const [stop, setStop] = useState(0)
  useEffect(() => {
    const found = text.current?.querySelectorAll(':is(h2, h3)[id] + span') ?? []
    startTransition(() => setPlaces([...found]))
  }, [text])
  const move = (event: KeyboardEvent, from: number) => {
    const next = { ArrowDown: from + 1, ArrowUp: from - 1 }[event.key]
    const button = next !== undefined && places[next]?.querySelector('button')
    if (!button) return
    event.preventDefault()
    button.focus()
  }
  return places.map((place, at) => {
    const heading = place.previousElementSibling
    return (
      heading &&
      createPortal(
        <HeadingLink
          id={heading.id}
          section={heading.textContent}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          onKeyDown={(event) => move(event, at)}
        />,
        place,
        heading.id,
      )
    )
  })
}

interface HeadingLinkProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'> {
  id: string
  section: string
}

const answers = { idle: undefined, copied: 'Link kopiert', refused: 'Bitte aus der Adresszeile kopieren' }

/** Copies the address of a section and puts its hash into the address bar, without scrolling. */
function HeadingLink({ id, section, ...stop }: HeadingLinkProps) {
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
        {...stop}
        type="button"
        className="heading-link"
        aria-keyshortcuts="ArrowDown ArrowUp"
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
