import type { Reference } from '~/lib/site/slots-schema'
import { FactList } from '../layout/fact-list'
import styles from './references.module.css'

/** References: client, situation before, and measured result. */
export function References({ references }: { references: Reference[] }) {
  return (
    <ul className={styles.references}>
      {references.map(({ client, about, before, measure, result, period }) => (
        <li key={client + period}>
          <p className={styles.client}>
            <strong>{client}</strong> <span>{about}</span>
          </p>
          <FactList
            facts={[
              { label: 'Vorher', text: before },
              { label: 'Massnahme', text: measure },
              { label: 'Ergebnis', text: result },
              { label: 'Zeitraum', text: period },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
