import type { Drawing } from '~/lib/site/stations'
import styles from './stations.module.css'

/** An icon. It is decorative: the text beside it names it. */
export function Sign({ drawing: { width, strokes } }: { drawing: Drawing }) {
  return (
    <svg
      className={styles.sign}
      viewBox={`0 0 ${width} 72`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {strokes.map(([stroke, path]) => (
        <path key={path} className={styles[stroke]} d={path} />
      ))}
    </svg>
  )
}
