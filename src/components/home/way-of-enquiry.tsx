import type { ReactNode } from 'react'
import type { HomeTexts, Sketch } from '~/lib/site/home-schema'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import styles from './way-of-enquiry.module.css'

/** How an enquiry comes about, drawn as the way it takes, and beside each station what is done where it ends there. */
export function WayOfEnquiry({ texts: { title, lead, list } }: { texts: HomeTexts['stations'] }) {
  return (
    <PageSection id="anliegen" title={title} lead={lead}>
      <ol className={styles.way}>
        {list.map((station) => (
          <li key={station.title}>
            <svg viewBox="0 0 64 48" aria-hidden="true">
              {sketches[station.sketch]}
            </svg>
            <div>
              <h3>{station.title}</h3>
              <p>{station.text}</p>
            </div>
            <div>
              <PageLink to={station.to}>{`«${station.symptom}»`}</PageLink>
              <p>{station.remedy}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

/** Drawn in lines on 64 × 48 units. */
const sketches: Record<Sketch, ReactNode> = {
  search: (
    <>
      <path d="M2 14h60v20H2z" />
      <path className={styles.mark} d="M9 24h24" />
      <circle cx="49" cy="23" r="4" />
      <path d="m52 26 4 4" />
    </>
  ),
  links: (
    <>
      <path d="M26 2h12v12H26zM2 34h12v12H2zM26 34h12v12H26zM32 14v20M8 34V24h24" />
      <path className={styles.mark} strokeDasharray="4 2" d="M50 34h12v12H50z" />
    </>
  ),
  place: (
    <>
      <path d="M2 6h26M2 14h18M2 26h26M2 34h18" />
      <path className={styles.mark} d="M49 44C41 33 38 29 38 22a11 11 0 0 1 22 0c0 7-3 11-11 22z" />
      <circle cx="49" cy="22" r="3" />
    </>
  ),
  page: (
    <>
      <path d="M14 2h36v44H14zM20 8h24v12H20zM20 27h24" />
      <path className={styles.mark} d="M20 34h14v6H20z" />
    </>
  ),
  letter: (
    <>
      <path d="M4 8h56v34H4z" />
      <path d="m4 8 28 19L60 8" />
      <path className={styles.mark} d="m24 34 6 5 10-10" />
    </>
  ),
}
