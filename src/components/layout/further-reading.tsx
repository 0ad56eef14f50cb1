import { PageLink } from './page-link'
import { Thumbnail } from './thumbnail'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import styles from './further-reading.module.css'

/** Links to related pages and to the previous and next article. */
export function FurtherReading({ further, previous, next }: DerivedFacts) {
  return (
    <>
      <h2 id="weiterlesen">Weiterlesen</h2>
      <div className={styles.reading}>
        <ul>
          {further.map(({ to, label, description }) => (
            <li key={to}>
              <Thumbnail of={to} />
              <div>
                <PageLink to={to}>{label}</PageLink>
                <p className="page-note">{description}</p>
              </div>
            </li>
          ))}
        </ul>
        {(previous ?? next) && (
          <nav className={styles.neighbours} aria-label="Blättern">
            {previous && (
              <PageLink to={previous.to} rel="prev">
                <small>Vorheriger Artikel </small>
                {previous.label}
              </PageLink>
            )}
            {next && (
              <PageLink to={next.to} rel="next">
                <small>Nächster Artikel </small>
                {next.label}
              </PageLink>
            )}
          </nav>
        )}
      </div>
    </>
  )
}
