import type { ReactNode } from 'react'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import type { Subject } from '../enquiry/enquiry-subjects'
import { EnquiryLink } from './enquiry-link'
import { Promises } from './fact-list'
import { PageLink } from './page-link'
import styles from './text-end.module.css'
import { Thumbnail } from './thumbnail'

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
      <Promises />
    </aside>
  )
}

/** Links to related pages and to the previous and next article. */
export function FurtherReading({ further, previous, next }: DerivedFacts) {
  return (
    <>
      <h2 id="weiterlesen">Weiterlesen</h2>
      <div className={styles.reading}>
        <ul>
          {further.map(({ to, label, description }) => (
            <li key={to}>
              <Thumbnail of={to} />
              <div>
                <PageLink to={to}>{label}</PageLink>
                <p className="page-note">{description}</p>
              </div>
            </li>
          ))}
        </ul>
        {(previous ?? next) && (
          <nav className={styles.neighbours} aria-label="Blättern">
            {previous && (
              <PageLink to={previous.to} rel="prev">
                <small>Vorheriger Artikel </small>
                {previous.label}
              </PageLink>
            )}
            {next && (
              <PageLink to={next.to} rel="next">
                <small>Nächster Artikel </small>
                {next.label}
              </PageLink>
            )}
          </nav>
        )}
      </div>
    </>
  )
}
