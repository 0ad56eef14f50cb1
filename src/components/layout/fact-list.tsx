import styles from './fact-list.module.css'

export interface Fact {
  label: string
  text: string
}

/** Facts under their names: the names in a column of their own where there is room. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
