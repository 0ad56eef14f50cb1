import { articleGroups, serviceGroupsOf, type ListedPage, type PageGroup } from '~/lib/navigation'
import { pageAddress } from '~/lib/page-address'
import { site } from '~/lib/site'
import { PageLink } from './page-link'
import styles from './site-header.module.css'

/**
 * Brand and main navigation. One list of links serves every width: a popover on phones, groups with a popover each on
 * wide screens. Popovers need no script.
 */
export function SiteHeader({ pages, path }: { pages: ListedPage[]; path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to={pageAddress('/')} path={path} className={styles.brand}>
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <path d="M0 0h32v32H0z" fill="var(--accent)" />
            <path
              d="M14 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 7 7"
              fill="none"
              stroke="var(--on-accent)"
              strokeWidth="3"
            />
          </svg>
          <span>{site.shortName}</span>
        </PageLink>
        <button type="button" popoverTarget="menu" className={styles.open}>
          Menü
        </button>
        <nav id="menu" popover="auto" aria-label="Hauptnavigation" className={styles.menu}>
          <Group id="menu-leistungen" label="Leistungen" groups={serviceGroupsOf(pages)} path={path} />
          <Group id="menu-wissen" label="Wissen" groups={articleGroups(pages)} path={path}>
            <PageLink to={pageAddress('/knowledge-base')} path={path}>
              Übersicht, Suche und Glossar
            </PageLink>
          </Group>
          <PageLink to={pageAddress('/contact')} path={path} className={styles.direct}>
            Kontakt
          </PageLink>
          <a href="/#contact" className="button">
            Anfrage senden
          </a>
        </nav>
      </div>
    </header>
  )
}

interface GroupProps {
  id: string
  label: string
  groups: PageGroup[]
  path: string
  children?: React.ReactNode
}

function Group({ id, label, groups, path, children }: GroupProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.toggle}>
        {label}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.columns}>
          <p className={styles.label}>{label}</p>
          {groups.map((group) => (
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
          {children}
        </div>
      </div>
    </>
  )
}
