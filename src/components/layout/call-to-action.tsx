import type { ReactNode } from 'react'
import type { Subject } from '../enquiry/enquiry-subjects'
import styles from './call-to-action.module.css'
import { EnquiryLink } from './enquiry-link'
import { FactList } from './fact-list'
import { promised } from './promised'

interface CallToActionProps {
  title: string
  text: string
  subject: Subject
  /** An alternative, below the button. */
  children: ReactNode
}

/** A call to action that links to the enquiry form with a subject, and says what happens then. */
export function CallToAction({ title, text, subject, children }: CallToActionProps) {
  return (
    <aside className={styles.call} aria-labelledby="naechster-schritt">
      <div>
        <h2 id="naechster-schritt">{title}</h2>
        <p>{text}</p>
        <EnquiryLink subject={subject.name} className="button">
          {`${subject.label} anfragen`}
        </EnquiryLink>
        {children}
      </div>
      <FactList facts={promised} />
    </aside>
  )
}
