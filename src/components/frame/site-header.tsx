import { serviceGroupsOf, type ListedPage } from '~/lib/site/navigation'
import { pageAddress } from '~/lib/page-address'
import { site } from '~/lib/site'
import { PageLink } from '../page-link'
import styles from './site-header.module.css'

/**
 * Brand, main navigation and search. One list of links serves every width: a popover on phones, a bar with a popover of
 * the services on wide screens. Popovers need no script. Articles are not listed: their number grows, and every page pays for this.
 */
export function SiteHeader({ pages, path }: { pages: ListedPage[]; path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to={pageAddress('/')} path={path} className={styles.brand}>
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <path d="M0 0h32v32H0z" fill="var(--accent)" />
            <path
              d="M14.25 7.25a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 5.5 5.5"
              fill="none"
              stroke="var(--on-accent)"
              strokeWidth="4"
            />
          </svg>
          <span>{site.shortName}</span>
        </PageLink>
        <nav id="menu" popover="auto" aria-label="Hauptnavigation" className={styles.menu}>
          <PageLink to={pageAddress('/knowledge-base')} path={path} className={styles.item}>
            Wissen
          </PageLink>
          <PageLink to={pageAddress('/contact')} path={path} className={styles.item}>
            Kontakt
          </PageLink>
          <button type="button" popoverTarget="menu-leistungen" className={styles.toggle}>
            Leistungen
          </button>
          <div id="menu-leistungen" popover="auto" className={styles.panel}>
            <div className={styles.columns}>
              <p className={styles.label}>Leistungen</p>
              {serviceGroupsOf(pages).map((group) => (
                <div key={group.label}>
                  <p className={styles.groupLabel}>{group.label}</p>
                  <ul>
                    {group.pages.map((listed) => (
                      <li key={listed.path}>
                        <PageLink to={listed.path} path={path}>
                          {listed.page.shortTitle}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
        </nav>
        {/* Without a script it leads to the list of everything; `lib/search-dialog` makes it open the search. */}
        <a href={pageAddress('/knowledge-base')} className={styles.search} data-search-open>
          Suche
        </a>
        <a href="/#contact" className={`button ${styles.action}`}>
          Anfrage senden
        </a>
        <button type="button" popoverTarget="menu" className={styles.open}>
          Menü
        </button>
      </div>
    </header>
  )
}
