interface Edge {
  from: string
  to: string
}

/** More would be a tangle; the table has all. */
const mostNodes = 10

const [width, rowHeight, line, room] = [360, 32, 230, 110]

/** Which entry refers to which, one below the other with an arc for each reference; the table of references says the same. */
export function GraphDrawing({ edges }: { edges: readonly Edge[] }) {
  const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].slice(0, mostNodes)
  const drawn = edges.filter(({ from, to }) => from !== to && names.includes(from) && names.includes(to))
  if (drawn.length === 0) return null
  // One arc for what is referred to twice, as one would lie upon the other.
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

/** From the one height to the other, with a head at its end; the longer, the farther out. */
function Arc({ from, to }: { from: number; to: number }) {
  const out = line + Math.min(room, 20 + Math.abs(to - from) / 2)
  return (
    <g stroke="var(--accent)" strokeWidth={2} fill="none">
      <path d={`M${line} ${from}C${out} ${from} ${out} ${to} ${line + 4} ${to}`} />
      <path d={`M${line + 10} ${to - 5}L${line + 2} ${to}L${line + 10} ${to + 5}`} />
    </g>
  )
}
