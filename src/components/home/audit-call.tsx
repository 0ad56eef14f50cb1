import type { ReactNode } from 'react'
import { PageLink } from '../layout/page-link'
import styles from './audit-call.module.css'

interface AuditCallProps {
  action: string
  /** Another way on, beside the button. */
  children: ReactNode
}

/** The call to action: it leads to the enquiry form, which then names the audit as its subject. */
export function AuditCall({ action, children }: AuditCallProps) {
  return (
    <p className={styles.actions}>
      <PageLink
        to="/contact"
        search={{ anliegen: 'seo-audit' }}
        hash="contact"
        rel="nofollow"
        className="button"
      >
        {action}
      </PageLink>
      {children}
    </p>
  )
}
