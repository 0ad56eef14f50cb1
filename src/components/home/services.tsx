import { leading, others } from 'virtual:pages/services'
import type { HomeTexts } from '~/lib/site/home-schema'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { PageRows } from '../layout/row-list'
import { FirstService } from '../services/first-service'
import styles from './services.module.css'

/** What helps to choose a service, then those that lead (`lead` in their frontmatter), and the others by name. */
export function Services({ texts }: { texts: HomeTexts['services'] }) {
  return (
    <PageSection id="leistungen" title={texts.title} lead={texts.lead}>
      <section>
        <h3>{texts.first}</h3>
        <FirstService />
      </section>
      <section>
        <PageRows links={leading} />
      </section>
      {others.length > 0 && (
        <section>
          <h3>{texts.others}</h3>
          <dl className={styles.others}>
            {others.map(({ label, links }) => (
              <div key={label}>
                <dt>{label}</dt>
                {links.map((link) => (
                  <dd key={link.to}>
                    <PageLink to={link.to}>{link.label}</PageLink>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </PageSection>
  )
}
