import type { ReactNode } from 'react'
import type { OfferedService } from '~/lib/site/derived-facts'
import styles from './call-to-action.module.css'
import { EnquiryLink } from './enquiry-link'

interface CallToActionProps {
  title: string
  text: string
  service: OfferedService
  /** An alternative, below the button. */
  children: ReactNode
}

/** A call to action that links to the enquiry form with a service as the subject. */
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
