import type { ReactNode } from 'react'
import { email, imprint, phone, site } from 'virtual:operator'
import { inFooter, legal } from 'virtual:pages/navigation'
import { scrollTopId } from '~/lib/scroll-to-top'
import { topicLabels, topics } from '~/lib/site/navigation'
import { topicSections } from '~/lib/site/sections'
import { serviceLinks } from '../enquiry/enquiry-subjects'
import { PageItems, PageLink } from '../layout/page-link'
import { PhoneLink } from '../layout/phone-link'
import { SchemeSwitch } from './scheme-switch'
import styles from './site-footer.module.css'

/** Two parts, so that a narrow column breaks the address before the `@`. */
const [mailbox, host] = email.split('@')

/** The footer. It links to topics, not to articles, because the number of articles grows. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <ScrollToTop />
      <div className={styles.columns}>
        <LinkList label="Leistungen">
          <PageItems links={serviceLinks} />
        </LinkList>
        <LinkList label="Wissen">
          {topics.map((topic) => (
            <li key={topic}>
              <PageLink to="/knowledge-base" hash={topicSections[topic]}>
                {topicLabels[topic]}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink to="/knowledge-base" hash="glossar">
              Glossar
            </PageLink>
          </li>
        </LinkList>
        <LinkList label={site.name}>
          <li>
            <PageLink to="/contact">Kontakt</PageLink>
          </li>
          <PageItems links={[...inFooter, ...legal]} />
          <li>
            <a href={`mailto:${site.email}`}>
              {mailbox}@<wbr />
              {host}
            </a>
          </li>
          {phone && (
            <li>
              <PhoneLink />
            </li>
          )}
        </LinkList>
      </div>
      <div className={styles.end}>
        <p>{imprint}</p>
        <SchemeSwitch />
      </div>
    </footer>
  )
}

function LinkList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul>{children}</ul>
    </nav>
  )
}

/** The button to the top. `boot` shows it and handles its click (`lib/scroll-to-top`), so that it works before hydration. */
function ScrollToTop() {
  return (
    <button
      type="button"
      id={scrollTopId}
      className={`quiet-button ${styles.toTop}`}
      aria-label="Nach oben scrollen"
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
