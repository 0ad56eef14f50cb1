interface Point {
  x: number
  y: number
}

interface LineChartProps {
  /** What the drawing shows, for those who do not see it; the numbers stand in a table beside it. */
  label: string
  points: readonly Point[]
  /** What the two axes are, with their units. */
  axes: { x: string; y: string }
  /** The points to notice, with a word each. */
  marks?: readonly (Point & { label: string })[]
}

const [width, height, left, right, top, bottom] = [360, 240, 8, 352, 28, 208]

/** How one value follows another, drawn small: a line, the zero where it crosses it, and the points that matter. */
export function LineChart({ label, points, axes, marks }: LineChartProps) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const x = scale(xs, left, right)
  const y = scale([...ys, 0], bottom, top)
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.y)}`).join('')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fontSize={16}>
      <text x={left} y={16} fill="var(--ink-muted)">
        {axes.y}
      </text>
      <text x={right} y={height - 8} textAnchor="end" fill="var(--ink-muted)">
        {axes.x}
      </text>
      <path d={`M${left} ${y(0)}H${right}`} stroke="var(--line)" strokeWidth={2} />
      <path d={line} fill="none" stroke="var(--ink)" strokeWidth={2} />
      {marks?.map((mark) => (
        <g key={mark.label}>
          <circle cx={x(mark.x)} cy={y(mark.y)} r={5} fill="var(--accent)" />
          <text
            x={x(mark.x) + (x(mark.x) > width / 2 ? -10 : 10)}
            y={y(mark.y) + 5}
            textAnchor={x(mark.x) > width / 2 ? 'end' : 'start'}
            fill="var(--ink)"
          >
            {mark.label}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Rounded, because numbers of many digits would travel in the page for nothing. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => Math.round((from + ((value - least) / (most - least || 1)) * (to - from)) * 10) / 10
}
