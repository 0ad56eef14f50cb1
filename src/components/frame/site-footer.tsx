import { PageLink } from '../layout/page-link'
import { email, imprint, phone, site } from 'virtual:operator'
import { inFooter, legal, services } from 'virtual:pages/navigation'
import type { ReactNode } from 'react'
import { topicLabels, topics } from '~/lib/site/navigation'
import { topicSections } from '~/lib/site/sections'
import { PhoneLink } from '../layout/phone-link'
import { ScrollToTop } from './scroll-to-top'
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
          {services.flatMap(({ links }) =>
            links.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            )),
          )}
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
          {[...inFooter, ...legal].map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
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
