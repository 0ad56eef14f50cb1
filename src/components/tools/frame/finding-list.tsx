import type { Finding, Grade } from '~/lib/tools/finding'
import styles from './frame.module.css'

/** What a tool has found: how grave it is, where it stands, what is wrong, and how to mend it. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul className={styles.findings}>
      {findings.map(({ grade, rule, place, problem, remedy }, index) => (
        // Two findings may be alike: what counts is the place in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${rule} ${index}`} data-grade={grade}>
          <b>{place ? `${grades[grade]}, ${place}: ` : `${grades[grade]}: `}</b>
          {problem}
          <i>{remedy}</i>
        </li>
      ))}
    </ul>
  )
}

const grades: Record<Grade, string> = { error: 'Fehler', warning: 'Warnung', note: 'Hinweis' }
