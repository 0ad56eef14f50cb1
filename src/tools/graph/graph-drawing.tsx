interface Edge {
  from: string
  to: string
}

/** The maximum number of drawn nodes. The table has all of them. */
const mostNodes = 10

const [width, rowHeight, line, room] = [360, 32, 230, 110]

/** A drawing of the nodes in a column, with an arc for each reference. The table of references has the same content. */
export function GraphDrawing({ edges }: { edges: readonly Edge[] }) {
  const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].slice(0, mostNodes)
  const drawn = edges.filter(({ from, to }) => from !== to && names.includes(from) && names.includes(to))
  if (drawn.length === 0) return null
  // Duplicate references have a single arc.
  const arcs = new Map(drawn.map((edge) => [`${edge.from} ${edge.to}`, edge]))
  const at = (name: string) => names.indexOf(name) * rowHeight + rowHeight / 2
  return (
    <svg
      viewBox={`0 0 ${width} ${names.length * rowHeight}`}
      role="img"
      aria-label="Zeichnung der Verweise; die Tabelle «Verweise» nennt dieselben."
      fontSize={14}
    >
      {names.map((name) => (
        <text key={name} x={0} y={at(name) + 5} fill="var(--ink)">
          {name.length > mostLetters ? `${name.slice(0, mostLetters)}…` : name}
        </text>
      ))}
      {[...arcs].map(([key, { from, to }]) => (
        <Arc key={key} from={at(from)} to={at(to)} />
      ))}
    </svg>
  )
}

const mostLetters = 28

/** An arc with an arrowhead. Longer arcs reach further out. */
function Arc({ from, to }: { from: number; to: number }) {
  const out = line + Math.min(room, 20 + Math.abs(to - from) / 2)
  return (
    <g stroke="var(--accent)" strokeWidth={2} fill="none">
      <path d={`M${line} ${from}C${out} ${from} ${out} ${to} ${line + 4} ${to}`} />
      <path d={`M${line + 10} ${to - 5}L${line + 2} ${to}L${line + 10} ${to + 5}`} />
    </g>
  )
}
