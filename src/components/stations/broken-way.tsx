import { stationLabels, stations, type Station } from '~/lib/site/stations'
import { Sign } from './sign'
import styles from './stations.module.css'

interface BrokenWayProps {
  /** The last station that is reached; behind it the way is broken. */
  end: Station
}

/** The way of an enquiry, which ends before it has arrived. The line comes from the edge of the window and leaves it again. */
export function BrokenWay({ end }: BrokenWayProps) {
  const last = stations.indexOf(end)
  const cut = 72 * (last + 1)
  return (
    <svg className={styles.broken} viewBox="0 0 360 84" role="img" aria-labelledby="unterbrochener-weg">
      <title id="unterbrochener-weg">
        {`Der Weg einer Anfrage über fünf Stationen, unterbrochen nach: ${stationLabels[end]}`}
      </title>
      <path className={styles.rail} d={`M-900 72H${cut - 16}`} />
      <path className={styles.missed} d={`M${cut + 16} 72H1500`} />
      <path className={styles.cut} d={`m${cut - 7} 65 14 14m0-14-14 14`} />
      {stations.map((station, index) => (
        <g key={station} className={index > last ? styles.missed : styles.rail}>
          <Sign station={station} at={{ x: 36 + 72 * index, y: 54 }} />
          <path d={`M${30 + 72 * index} 72a6 6 0 0 1 12 0 6 6 0 0 1-12 0z`} />
        </g>
      ))}
    </svg>
  )
}
