import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Mark, site } from 'virtual:operator'
import { inHeader, services } from 'virtual:pages/navigation'
import { hasModifier } from '~/lib/early-clicks'
import { goToSection } from '~/lib/hash-scroll'
import { serviceAt } from '../enquiry/enquiry-subjects'
import { EnquiryLink } from '../layout/enquiry-link'
import { PageItems, PageLink } from '../layout/page-link'
import { PhoneLink } from '../layout/phone-link'
import { SearchButton } from '../search/search-button'
import styles from './site-header.module.css'

/**
 * Brand, main navigation, search and enquiry. One list of links serves every width: a popover on phones, a bar with a popover of
 * the services on wide screens. Popovers need no script; `boot` closes them. Articles are not listed: their number grows, and every page pays for this.
 */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to="/" className={styles.brand}>
          <Mark />
          <span>{site.shortName}</span>
        </PageLink>
        <nav id="menu" popover="auto" aria-label="Hauptnavigation" className={styles.menu}>
          <button type="button" popoverTarget="menu-leistungen" className={styles.toggle}>
            Leistungen
          </button>
          <div id="menu-leistungen" popover="auto" className={styles.panel}>
            <div className={styles.columns}>
              <p className={styles.label}>Leistungen</p>
              {services.map(({ label, links }, group) => (
                <div key={label} role="group" aria-labelledby={`menu-gruppe-${group}`}>
                  <p id={`menu-gruppe-${group}`} className={styles.groupLabel}>
                    {label}
                  </p>
                  <ul>
                    <PageItems links={links} />
                  </ul>
                </div>
              ))}
            </div>
          </div>
          <div className={styles.ways}>
            <ToForm className={styles.narrow} />
            <KnowledgeLink />
            {inHeader.map(({ to, label }) => (
              <PageLink key={to} to={to}>
                {label}
              </PageLink>
            ))}
            <PageLink to="/contact">Kontakt</PageLink>
            <span className={styles.narrow}>
              <PhoneLink />
            </span>
          </div>
        </nav>
        <SearchButton />
        <ToForm className={styles.wide} />
        <button type="button" popoverTarget="menu" className={styles.open}>
          Menü
        </button>
      </div>
    </header>
  )
}

/** The link to the knowledge base. It is marked as current on every article, too. */
function KnowledgeLink() {
  const { routesByPath } = useRouter()
  // `404.html` serves every unknown address, so its HTML must not depend on the address.
  const isAbove = useLocation({
    select: ({ pathname }) => pathname.startsWith('/knowledge-base/') && pathname in routesByPath,
  })
  return (
    <PageLink to="/knowledge-base" aria-current={isAbove ? 'true' : undefined}>
      Wissen
    </PageLink>
  )
}

/** The link to the enquiry form, in the bar or in the menu. It names the service whose page this is as the subject. */
function ToForm({ className }: { className: string | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  const service = serviceAt(path)
  const look = { className: `button ${className}`, children: 'Anfragen' }
  if (service) return <EnquiryLink subject={service.name} {...look} />
  if (path === '/contact') return <PageLink to="/contact" hash="contact" {...look} />
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return
    event.preventDefault()
    goToSection('contact', { window, navigate })
  }
  return <PageLink to="/" hash="contact" onClick={go} {...look} />
}
