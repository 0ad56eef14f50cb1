import type { Slots } from '~/lib/site/slots-schema'
import type { HomeTexts } from '~/lib/site/home-schema'
import { PageLink } from '../layout/page-link'
import { OtherWays } from '../operator/other-ways'
import { AuditCall } from './audit-call'
import styles from './hero.module.css'
import { SampleFinding } from './sample-finding'

interface HeroProps {
  texts: HomeTexts['hero']
  sample: HomeTexts['sample']
  slots: Slots
}

/** The first view: what is offered to whom, why here, what to do next, and a page of what the visitor would get. */
export function Hero({ texts, sample, slots }: HeroProps) {
  const { title, purpose, lead, reasons, action, alone, note } = texts
  return (
    <header className={styles.hero}>
      <div className={styles.offer}>
        <h1 tabIndex={-1}>
          {title} <span className={styles.purpose}>{purpose}</span>
        </h1>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <AuditCall action={action}>
          <PageLink to={alone.to}>{alone.label}</PageLink>
        </AuditCall>
        <p className="page-note">{note}</p>
        <OtherWays {...slots} />
      </div>
      <SampleFinding texts={sample} />
    </header>
  )
}
