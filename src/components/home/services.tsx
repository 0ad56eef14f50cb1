import { services } from 'virtual:pages/services'
import { PageSection } from '../layout/page-section'
import { PageRows } from '../layout/row-list'

/** The services, in their groups. */
export function Services() {
  return (
    <PageSection
      id="leistungen"
      title="Leistungen"
      lead="Jede Seite sagt, für wen sich die Arbeit lohnt, was Sie beitragen und wo ihre Grenzen liegen."
    >
      {services.map(({ label, links }) => (
        <section key={label}>
          <h3>{label}</h3>
          <PageRows links={links} />
        </section>
      ))}
    </PageSection>
  )
}
