import { stationLabels, stations, type Station } from '~/lib/site/stations'
import { Sign } from './sign'
import styles from './stations.module.css'

/** Where on the way of an enquiry a service works. */
export function Way({ at }: { at: Station }) {
  return (
    <ol className={styles.way} aria-label="Der Weg einer Anfrage; hier wirkt diese Leistung">
      {stations.map((station) => (
        <li key={station} aria-current={station === at ? 'step' : undefined}>
          <Sign station={station} />
          <span>{stationLabels[station]}</span>
        </li>
      ))}
    </ol>
  )
}
