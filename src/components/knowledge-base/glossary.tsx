import { glossary } from '~/lib/glossary'
import { headingId } from '~/lib/site/heading-id'
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
  headingId(one.term) < headingId(other.term) ? -1 : 1,
)
