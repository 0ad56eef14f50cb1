import type { HomeTexts } from '~/lib/site/home-schema'
import type { Slots } from '~/lib/site/slots-schema'
import { EnquiryLink } from '../layout/enquiry-link'
import { FactList } from '../layout/fact-list'
import { LinkedText } from '../layout/linked-text'
import { PageLink } from '../layout/page-link'
import { OtherWays } from '../operator/other-ways'
import { Way } from '../stations/way'

interface HeroProps {
  texts: HomeTexts['hero']
  sample: HomeTexts['sample']
  slots: Slots
}

/** The hero: the offer, the call to action, a drawing of where an enquiry gets lost, and a sample page of an audit report. */
export function Hero({ texts, sample, slots }: HeroProps) {
  const { title, purpose, lead, action, alone, note } = texts
  return (
    <header className="hero">
      <div className="hero-offer">
        <h1 tabIndex={-1}>
          {title} <span>{purpose}</span>
        </h1>
        <Way at="links" isBroken />
        <p className="hero-lead">{lead}</p>
        <p className="actions">
          <EnquiryLink subject="seo-audit" className="button">
            {action}
          </EnquiryLink>
          <PageLink to={alone.to}>{alone.label}</PageLink>
        </p>
        <p className="page-note">{note}</p>
        <OtherWays {...slots} />
      </div>
      <SampleFinding texts={sample} />
    </header>
  )
}

/** A sample page of an audit report, about a fictitious firm. */
function SampleFinding({ texts }: { texts: HomeTexts['sample'] }) {
  const { report, number, title, pages, facts, note } = texts
  return (
    <section id="musterbefund" aria-labelledby="musterbefund-titel" className="hero-sheet">
      <p className="hero-head">
        <strong>Beispiel</strong>
        <span>{report}</span>
      </p>
      <p className="hero-muted">{number}</p>
      <h2 id="musterbefund-titel">{title}</h2>
      <table className="hero-evidence" aria-label="Links zu drei Seiten">
        <thead>
          <tr>
            <th scope="col">Seite</th>
            <th scope="col">Links dorthin</th>
            <th scope="col">Bei Google</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, links, state }) => (
            <tr key={path} className={links === 0 ? 'hero-missing' : undefined}>
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
      <p className="hero-muted">
        <LinkedText parts={note} />
      </p>
    </section>
  )
}
