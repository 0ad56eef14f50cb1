import type { ReactNode } from 'react'
import { daysAhead, firstDays, type Span } from '~/lib/site/first-days'
import { site } from '~/lib/site'
import { PageSection } from '../layout/page-section'
import styles from './first-days.module.css'

/** What happens in the first thirty days after an enquiry, drawn as bars on four weeks; each row says its days in words too. */
export function FirstDays({ auditDays }: { auditDays: number }) {
  const { talk, audit, choice, work } = firstDays(auditDays)
  return (
    <PageSection
      id="vorgehen"
      title="Die ersten 30 Tage"
      lead="Wenn Zugänge und Termine rasch stehen und die Anfrage an einem Montag kommt."
    >
      <p className={styles.weeks} aria-hidden="true">
        {[1, 2, 3, 4].map((week) => (
          <span key={week}>{`Woche ${week} `}</span>
        ))}
      </p>
      <ol className={styles.days}>
        <Step title="Gespräch" span={talk}>
          Antwort {site.responseTime}. Sie schildern, was Sie anbieten, wem und wo, und geben uns die Zugänge.
        </Step>
        <Step title="Befund" span={audit}>
          Wir prüfen und schreiben auf, was bremst: mit Beleg, Wirkung und Aufwand.
        </Step>
        <Step title="Wahl" span={choice}>
          Wir besprechen die Liste. Sie wählen, und genau das offerieren wir.
        </Step>
        <Step title="Umsetzen" span={work}>
          Der Stand vorher ist festgehalten, die erste Arbeit beginnt: in Ihren Konten und in Ihrer Website.
        </Step>
      </ol>
      <p>
        Am vereinbarten Tag vergleichen wir mit dem Stand vorher. Ob eine Arbeit weitergeht, geändert oder
        beendet wird, entscheiden dann Sie. Konten, Zugänge und Daten lauten auf Sie; was wir für Sie
        schreiben und bauen, dürfen Sie nach der Zahlung unbeschränkt für eigene Zwecke verwenden.
      </p>
    </PageSection>
  )
}

function Step({ title, span: { from, to }, children }: { title: string; span: Span; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className={styles.span}>{to < daysAhead ? `Tag ${from} bis ${to}` : `ab Tag ${from}`}</p>
      <svg viewBox={`0 0 ${daysAhead} 2`} preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M0 1h30M7 0v2M14 0v2M21 0v2M28 0v2" />
        <rect x={from - 1} width={to - from + 1} height="2" />
      </svg>
      <p>{children}</p>
    </li>
  )
}
