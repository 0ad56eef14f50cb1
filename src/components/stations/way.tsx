import { signs, stationLabels, stations, type Station } from '~/lib/site/stations'
import { Sign } from './sign'
import styles from './stations.module.css'

interface WayProps {
  at: Station
  /** The path ends at `at`. Without this, `at` is the station that the page is about. */
  isBroken?: boolean
}

/** The position of the first station and the distance between two, in units of the drawing. */
const [first, step] = [32, 74]

/** The path of an enquiry through its five stations, drawn from edge to edge of the viewport. */
export function Way({ at, isBroken = false }: WayProps) {
  const last = stations.indexOf(at)
  const cut = first + step * (last + 0.5)
  const isReached = (index: number) => (isBroken ? index <= last : index === last)
  // Red is what to look at: the station of the page, or the break.
  const reached = isBroken ? styles.sound : styles.here
  const place = `${stationLabels[at]}, Station ${last + 1} von 5`
  return (
    <svg className={styles.way} viewBox="0 0 360 84" role="img" aria-labelledby="weg-der-anfrage">
      <title id="weg-der-anfrage">
        {`Der Weg einer Anfrage, ${isBroken ? 'unterbrochen nach' : 'hier'}: ${place}`}
      </title>
      <path className={styles.missed} d={isBroken ? `M${cut + 16} 72H1500` : 'M-900 72H1500'} />
      <path className={reached} d={isBroken ? `M-900 72H${cut - 16}` : `M${cut - step} 72h${step}`} />
      {isBroken && <path className={styles.here} d={`m${cut - 7} 65 14 14m0-14-14 14`} />}
      {stations.map((station, index) => (
        <g key={station} className={isReached(index) ? reached : styles.missed}>
          <Sign drawing={signs[station]} at={{ x: first + step * index, y: 54 }} />
          <path d={`M${first - 6 + step * index} 72a6 6 0 0 1 12 0 6 6 0 0 1-12 0z`} />
        </g>
      ))}
    </svg>
  )
}
