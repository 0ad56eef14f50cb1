import type { ReactNode } from 'react'
import type { OfferedService } from '~/lib/site/derived-facts'
import styles from './call-to-action.module.css'
import { EnquiryLink } from './enquiry-link'

interface CallToActionProps {
  /** What it asks. */
  title: string
  text: string
  service: OfferedService
  /** Another way, below. */
  children: ReactNode
}

/** Asks for an enquiry about a service and leads to the form. */
export function CallToAction({ title, text, service, children }: CallToActionProps) {
  return (
    <aside className={styles.call} aria-labelledby="naechster-schritt">
      <h2 id="naechster-schritt">{title}</h2>
      <p>{text}</p>
      <EnquiryLink service={service} />
      {children}
    </aside>
  )
}
