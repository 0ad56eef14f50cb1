import { toolGroups } from 'virtual:pages/tools'
import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'

/** The tools of the articles, grouped by task. */
export function ToolList() {
  return (
    <PageSection
      id="werkzeuge"
      title="Werkzeuge"
      tone="sunken"
      lead="Prüfen und rechnen Sie mit Ihren eigenen Angaben. Alles geschieht in Ihrem Browser. Für den Quelltext einer Seite brauchen Sie einen Computer."
    >
      {toolGroups.map(({ label, tools }) => (
        <div key={label}>
          <h3>{label}</h3>
          <RowList rows={tools} />
        </div>
      ))}
    </PageSection>
  )
}
