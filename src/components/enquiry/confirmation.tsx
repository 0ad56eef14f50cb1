import { useEffect, useRef } from 'react'
import { sentId } from '~/lib/enquiry/enquiry-fields'
import { site } from '~/lib/site'
import { PageLink } from '../layout/page-link'
import styles from './enquiry-form.module.css'

interface ConfirmationProps {
  /** What was sent; `null` where the visitor writes again. */
  sent: { subject: string } | null | undefined
  onAgain: () => void
}

/** Says that the enquiry is on its way, in place of all that asks for one. */
export function Confirmation({ sent, onAgain }: ConfirmationProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sent) text.current?.focus()
  }, [sent])
  return (
    <p
      ref={text}
      id={sentId}
      // After a plain POST its class shows it. The router does not change `:target`, so the class goes for whoever writes again.
      className={sent === null ? undefined : styles.sent}
      hidden={!sent}
      tabIndex={-1}
      role="status"
    >
      {sent?.subject
        ? `Danke, Ihre Nachricht zu «${sent.subject}» ist unterwegs. `
        : 'Danke, Ihre Nachricht ist unterwegs. '}
      {`Sie erhalten ${site.responseTime} eine Antwort. `}
      <PageLink to="/contact" hash="contact" onClick={onAgain}>
        Noch eine Nachricht schreiben
      </PageLink>
    </p>
  )
}
