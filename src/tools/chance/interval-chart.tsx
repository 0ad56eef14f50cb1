interface IntervalChartProps {
  /** What the drawing shows, for those who do not see it; the numbers stand in a table beside it. */
  label: string
  rows: readonly { label: string; low: number; middle: number; high: number }[]
  /** A value to compare with, such as «no change», drawn through all rows. */
  mark?: { value: number; label: string }
}

const [width, start, end, rowHeight] = [360, 8, 352, 44]

/** Ranges one below the other on one scale, each with its most likely value. */
export function IntervalChart({ label, rows, mark }: IntervalChartProps) {
  const values = rows.flatMap(({ low, high }) => [low, high]).concat(mark ? [mark.value] : [])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // Rounded, because numbers of many digits would travel in the page for nothing.
  const at = (value: number) => Math.round(start + ((value - least) / (most - least || 1)) * (end - start))
  const height = rows.length * rowHeight + 28
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fontSize={16}>
      {mark && (
        <>
          <path d={`M${at(mark.value)} 20V${height - 24}`} stroke="var(--ink)" strokeDasharray="4" />
          <text
            x={at(mark.value)}
            y={height - 6}
            textAnchor={at(mark.value) > width / 2 ? 'end' : 'start'}
            fill="var(--ink)"
          >
            {mark.label}
          </text>
        </>
      )}
      {rows.map((row, index) => {
        const top = index * rowHeight
        return (
          <g key={row.label}>
            <text x={start} y={top + 16} fill="var(--ink)">
              {row.label}
            </text>
            <rect
              x={at(row.low)}
              y={top + 24}
              width={Math.max(2, at(row.high) - at(row.low))}
              height={10}
              fill="var(--ink-muted)"
            />
            <rect x={at(row.middle) - 2} y={top + 20} width={4} height={18} fill="var(--accent)" />
          </g>
        )
      })}
    </svg>
  )
}
