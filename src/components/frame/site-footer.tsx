import { headingId } from '~/lib/site/heading-id'
import { legalPages, serviceGroupsOf, topicLabels, topics, type ListedPage } from '~/lib/site/navigation'
import { pageAddress } from '~/lib/page-address'
import { site } from '~/lib/site'
import { PageLink } from '../page-link'
import { SchemeSwitch } from './scheme-switch'
import styles from './site-footer.module.css'

/** Where else to go, at the end of every page. The articles are behind their topics: their number grows. */
export function SiteFooter({ pages, path }: { pages: ListedPage[]; path: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <LinkList label="Leistungen">
          {serviceGroupsOf(pages).flatMap((group) => group.pages.map(pageItem(path)))}
        </LinkList>
        <LinkList label="Wissen">
          {topics.map((topic) => (
            <li key={topic}>
              <a href={`${pageAddress('/knowledge-base')}#${headingId(topicLabels[topic])}`}>
                {topicLabels[topic]}
              </a>
            </li>
          ))}
          <li>
            <a href={`${pageAddress('/knowledge-base')}#glossar`}>Glossar</a>
          </li>
        </LinkList>
        <LinkList label={site.name}>
          <li>
            <PageLink to={pageAddress('/contact')} path={path}>
              Kontakt
            </PageLink>
          </li>
          {legalPages(pages).map(pageItem(path))}
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        </LinkList>
      </div>
      <div className={styles.end}>
        <p>
          {site.name}, {site.street}, {site.postalCode} {site.locality}
        </p>
        <SchemeSwitch />
      </div>
    </footer>
  )
}

function LinkList({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul>{children}</ul>
    </nav>
  )
}

function pageItem(path: string) {
  return (listed: ListedPage) => (
    <li key={listed.path}>
      <PageLink to={listed.path} path={path}>
        {listed.page.shortTitle}
      </PageLink>
    </li>
  )
}
