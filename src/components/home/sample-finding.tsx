import type { HomeTexts } from '~/lib/site/home-schema'
import { FactList } from '../layout/fact-list'
import { LinkedText } from '../layout/linked-text'
import styles from './sample-finding.module.css'

/** A page of a report as a customer gets it, on an example firm: what the audit is, shown instead of described. */
export function SampleFinding({ texts }: { texts: HomeTexts['sample'] }) {
  const { report, number, title, pages, facts, note } = texts
  return (
    <section id="musterbefund" aria-labelledby="musterbefund-titel" className={styles.sheet}>
      <p className={styles.head}>
        <strong>Beispiel</strong>
        <span>{report}</span>
      </p>
      <p className={styles.number}>{number}</p>
      <h2 id="musterbefund-titel">{title}</h2>
      <table className={styles.evidence} aria-label="Links zu drei Seiten">
        <thead>
          <tr>
            <th scope="col">Seite</th>
            <th scope="col">Links dorthin</th>
            <th scope="col">Bei Google</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, links, state }) => (
            <tr key={path} className={links === 0 ? styles.missing : undefined}>
              <th scope="row">{path}</th>
              <td>
                {links}
                {links > 0 && (
                  <svg viewBox="0 0 14 1" preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${links}v1H0z`} />
                  </svg>
                )}
              </td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FactList facts={facts} />
      <p className={styles.foot}>
        <LinkedText parts={note} />
      </p>
    </section>
  )
}
