import { stationLabels, stationNames, stations, type Station } from '~/lib/site/stations'
import { Sign, signs } from './sign'
import styles from './stations.module.css'

interface WayProps {
  at: Station
  /** The path ends at `at`. Without this, `at` is the station that the page is about. */
  isBroken?: boolean
}

/** The path of an enquiry through its five stations, drawn from edge to edge of the viewport. Red is the fault, and nothing else. */
export function Way({ at, isBroken = false }: WayProps) {
  const last = stations.indexOf(at)
  const place = `${stationLabels[at]}, Station ${last + 1} von 5`
  const look = (index: number) =>
    (isBroken ? index <= last : index === last) ? styles.reached : styles.missed
  return (
    <div
      className={styles.way}
      role="img"
      aria-label={`Der Weg einer Anfrage, ${isBroken ? 'unterbrochen nach' : 'hier'}: ${place}`}
    >
      {stations.map((station, index) => (
        <div key={station} className={look(index)}>
          <Sign drawing={signs[station]} />
        </div>
      ))}
      <svg width="360" height="16" aria-hidden="true">
        <path className={styles.missed} d="M-2000 8h6000" />
        {isBroken && <line className={styles.reached} x1="-100%" x2={fraction(last + 0.5)} y1="8" y2="8" />}
        {stations.map((station, index) => (
          <svg key={station} x={fraction(index)} width="16" height="16" className={look(index)}>
            <path d="M2 8a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
          </svg>
        ))}
        {isBroken && (
          <svg x={fraction(last + 0.5)} width="28" height="16">
            <path d="M0 8h28" stroke="var(--surface)" strokeWidth="6" />
            <path d="m7 1 14 14m0-14-14 14" stroke="var(--bad)" strokeWidth="3.5" />
          </svg>
        )}
      </svg>
      {stations.map((station, index) => (
        <div key={station} className={look(index)}>
          {stationNames[station]}
        </div>
      ))}
    </div>
  )
}

/** The position of a station on the line; with a half, between two. */
const fraction = (index: number) => `${20 * index}%`
