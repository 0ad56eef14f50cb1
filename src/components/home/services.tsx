import { serviceGroupsOf } from '~/lib/site/navigation'
import { PageSection } from '../layout/page-section'
import { PageRows } from '../layout/row-list'
import { usePages } from '../use-pages'

/** The eleven services, in their groups. */
export function ServiceIndex() {
  return (
    <PageSection
      id="leistungen"
      title="Leistungen"
      lead="Jede Seite sagt, für wen sich die Arbeit lohnt, was Sie beitragen und wo ihre Grenzen liegen."
    >
      {serviceGroupsOf(usePages()).map(({ label, pages }) => (
        <section key={label}>
          <h3>{label}</h3>
          <PageRows pages={pages} />
        </section>
      ))}
    </PageSection>
  )
}
