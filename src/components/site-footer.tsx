import { articleGroups, legalPages, serviceGroupsOf, type ListedPage } from '~/lib/navigation'
import { pageAddress } from '~/lib/page-address'
import { site } from '~/lib/site'
import { PageLink } from './page-link'
import styles from './site-footer.module.css'

/** Every page of the site, one click away from every other. */
export function SiteFooter({ pages, path }: { pages: ListedPage[]; path: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <PageList
          label="Leistungen"
          pages={serviceGroupsOf(pages).flatMap((group) => group.pages)}
          path={path}
        />
        <PageList label="Wissen" pages={articleGroups(pages).flatMap((group) => group.pages)} path={path}>
          <li>
            <PageLink to={pageAddress('/knowledge-base')} path={path}>
              Alle Artikel
            </PageLink>
          </li>
        </PageList>
        <PageList label={site.name} pages={legalPages(pages)} path={path}>
          <li>
            <PageLink to={pageAddress('/contact')} path={path}>
              Kontakt
            </PageLink>
          </li>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        </PageList>
      </div>
      <p className={styles.address}>
        {site.name}, {site.street}, {site.postalCode} {site.locality}
      </p>
    </footer>
  )
}

interface PageListProps {
  label: string
  pages: ListedPage[]
  path: string
  children?: React.ReactNode
}

function PageList({ label, pages, path, children }: PageListProps) {
  return (
    <nav aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul>
        {pages.map((listed) => (
          <li key={listed.path}>
            <PageLink to={listed.path} path={path}>
              {listed.page.shortTitle}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
