import { useSyncExternalStore } from 'react'
import type { Slots } from '~/lib/site/slots-schema'
import { swissDate } from '~/lib/site/swiss-date'
import styles from './other-ways.module.css'

/** Booking link and next possible start, if the operator has filled them in. */
export function OtherWays({ booking, nextStart }: Pick<Slots, 'booking' | 'nextStart'>) {
  const start = useUpcoming(nextStart)
  if (!booking && !start) return null
  return (
    <ul className={styles.ways}>
      {booking && (
        <li>
          <a href={booking.url}>Erstgespräch buchen, {booking.minutes} Minuten</a>
          <small>Öffnet den Kalender von {booking.service}</small>
        </li>
      )}
      {start && (
        <li>
          Nächster freier Start: <time dateTime={start}>{swissDate(start)}</time>
        </li>
      )}
    </ul>
  )
}

/** The day, or `null` once it has passed for the visitor. The prerendered HTML always has it. */
function useUpcoming(day: string | null): string | null {
  const isOver = useSyncExternalStore(
    neverAgain,
    () => day !== null && new Date(`${day}T23:59:59`) < new Date(),
    () => false,
  )
  return isOver ? null : day
}

const neverAgain = () => () => undefined
