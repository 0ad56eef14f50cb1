import type { Station } from '~/lib/site/stations'
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

/** The style of a stroke: sheets of paper and lines in ink, the topic of the station in the accent colour. */
type Stroke = 'sheet' | 'line' | 'thick' | 'accent' | 'missing' | 'solid' | 'hole' | 'tick'

/** An icon, 72 units high. */
export interface Drawing {
  width: number
  strokes: [Stroke, string][]
}

export const signs: Record<Station, Drawing> = {
  search: {
    width: 95,
    strokes: [
      ['sheet', 'M2 22h68v30H2z'],
      ['accent', 'M11 37h26'],
      ['line', 'M43 29v16'],
      ['hole', 'M53 36a16 16 0 0 1 32 0 16 16 0 0 1-32 0z'],
      ['thick', 'm81 48 11 13'],
    ],
  },
  links: {
    width: 90,
    strokes: [
      ['line', 'M45 23v25M14 48V35h62'],
      ['sheet', 'M33 5h24v18H33zM2 48h24v18H2zM33 48h24v18H33z'],
      ['missing', 'M64 48h24v18H64z'],
    ],
  },
  place: {
    width: 90,
    strokes: [
      ['sheet', 'M2 13 30 5l30 8 28-8v54l-28 8-30-8-28 8z'],
      ['line', 'M30 5v54M60 13v54'],
      ['solid', 'M55 54C44 39 40 32 40 25a15 15 0 0 1 30 0c0 7-4 14-15 29z'],
      ['tick', 'M52 25a3 3 0 0 1 6 0 3 3 0 0 1-6 0z'],
    ],
  },
  page: {
    width: 66,
    strokes: [
      ['sheet', 'M2 3h62v66H2z'],
      ['line', 'M12 13h20v18H12zM40 15h14M40 23h14M40 31h9M12 40h42'],
      ['solid', 'M12 49h30v11H12z'],
      ['tick', 'M19 54.5h16'],
    ],
  },
  letter: {
    width: 92,
    strokes: [
      ['sheet', 'M2 13h78v48H2zl39 30 39-30'],
      ['solid', 'M60 54a15 15 0 0 1 30 0 15 15 0 0 1-30 0z'],
      ['tick', 'm68 54 5 5 9-10'],
    ],
  },
}
