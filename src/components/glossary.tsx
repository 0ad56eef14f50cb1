import { glossary } from '~/lib/glossary'
import styles from './glossary.module.css'

/** Every term with its definition; a term's id is the address to link to it by. */
export function Glossary() {
  return (
    <dl className={styles.glossary}>
      {entries.map(([id, { term, definition }]) => (
        <div key={id} id={`begriff-${id}`}>
          <dt>{term}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  )
}

const entries = Object.entries(glossary).toSorted(([, one], [, other]) =>
  one.term.toLowerCase() < other.term.toLowerCase() ? -1 : 1,
)
