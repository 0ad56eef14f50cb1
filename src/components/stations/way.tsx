import { signs, stationLabels, stations, type Station } from '~/lib/site/stations'
import { Sign } from './sign'
import styles from './stations.module.css'

interface WayProps {
  at: Station
  /** It ends there, before it has arrived. Else this is the station that the page is about. */
  isBroken?: boolean
}

/** Where the first station stands and how far the next one is: so the signs reach from edge to edge. */
const [first, step] = [32, 74]

/** The way of an enquiry over its five stations. It comes from the edge of the window and leaves it again. */
export function Way({ at, isBroken = false }: WayProps) {
  const last = stations.indexOf(at)
  const cut = first + step * (last + 0.5)
  const isReached = (index: number) => (isBroken ? index <= last : index === last)
  const place = `${stationLabels[at]}, Station ${last + 1} von 5`
  return (
    <svg className={styles.way} viewBox="0 0 360 84" role="img" aria-labelledby="weg-der-anfrage">
      <title id="weg-der-anfrage">
        {`Der Weg einer Anfrage, ${isBroken ? 'unterbrochen nach' : 'hier'}: ${place}`}
      </title>
      <path className={styles.missed} d={isBroken ? `M${cut + 16} 72H1500` : 'M-900 72H1500'} />
      <path className={styles.reached} d={isBroken ? `M-900 72H${cut - 16}` : `M${cut - step} 72h${step}`} />
      {isBroken && <path className={styles.cut} d={`m${cut - 7} 65 14 14m0-14-14 14`} />}
      {stations.map((station, index) => (
        <g key={station} className={isReached(index) ? styles.reached : styles.missed}>
          <Sign drawing={signs[station]} at={{ x: first + step * index, y: 54 }} />
          <path d={`M${first - 6 + step * index} 72a6 6 0 0 1 12 0 6 6 0 0 1-12 0z`} />
        </g>
      ))}
    </svg>
  )
}
