import type { Drawing } from '~/lib/site/stations'
import styles from './stations.module.css'

interface SignProps {
  drawing: Drawing
  /** The centre of the bottom edge, if the icon is part of a larger drawing. */
  at?: { x: number; y: number }
}

/** An icon. It is decorative: the text beside it, or the title of the drawing, names it. */
export function Sign({ drawing: { width, strokes }, at }: SignProps) {
  return (
    <svg
      className={styles.sign}
      viewBox={`0 0 ${width} 72`}
      preserveAspectRatio={at ? undefined : 'xMinYMid'}
      aria-hidden="true"
      {...(at && { x: at.x - 32, y: at.y - 48, width: 64, height: 48 })}
    >
      {strokes.map(([stroke, path]) => (
        <path key={path} className={styles[stroke]} d={path} />
      ))}
    </svg>
  )
}
