import { services } from 'virtual:pages/services'
import { PageSection } from '../layout/page-section'
import { PageRows } from '../layout/row-list'
import { FirstService } from '../services/first-service'

/** What helps to choose a service, then all of them in their groups. */
export function Services() {
  return (
    <PageSection
      id="leistungen"
      title="Leistungen"
      lead="Jede Seite sagt, für wen sich die Arbeit lohnt, was Sie beitragen und wo ihre Grenzen liegen."
    >
      <section>
        <h3>Welche Leistung zuerst?</h3>
        <FirstService />
      </section>
      {services.map(({ label, links }) => (
        <section key={label}>
          <h3>{label}</h3>
          <PageRows links={links} />
        </section>
      ))}
    </PageSection>
  )
}
