interface IntervalChartProps {
  low: number
  middle: number
  high: number
  /** The range in words. */
  told: string
}

const [width, start, end] = [360, 8, 352]

/** The range of a ratio and its most likely value, beside the 1 that stands for «no change»; the numbers stand in a table below. */
export function IntervalChart({ low, middle, high, told }: IntervalChartProps) {
  const [least, most] = [Math.min(low, 1), Math.max(high, 1)]
  // Rounded, because numbers of many digits would travel in the page for nothing.
  const at = (value: number) => Math.round(start + ((value - least) / (most - least || 1)) * (end - start))
  return (
    <svg
      viewBox={`0 0 ${width} 72`}
      role="img"
      aria-label="Unterschied je Tag mit seinem Bereich; gestrichelt: gleich viele."
      fontSize={16}
    >
      <path d={`M${at(1)} 20V48`} stroke="var(--ink)" strokeDasharray="4" />
      <text x={at(1)} y={66} textAnchor={at(1) > width / 2 ? 'end' : 'start'} fill="var(--ink)">
        gleich viele
      </text>
      <text x={start} y={16} fill="var(--ink)">
        {told}
      </text>
      <rect x={at(low)} y={24} width={Math.max(2, at(high) - at(low))} height={10} fill="var(--ink-muted)" />
      <rect x={at(middle) - 2} y={20} width={4} height={18} fill="var(--accent)" />
    </svg>
  )
}
