import type { Finding, Grade } from './finding'

/** What a tool has found: how grave it is, where it stands, what is wrong, and what to do next. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  // What says the same of the same place is said once.
  const distinct = new Map(
    findings.map((finding) => [`${finding.rule} ${finding.place} ${finding.problem}`, finding]),
  )
  return (
    <ul className="tool-frame-findings">
      {[...distinct].map(([key, { grade, place, problem, remedy }]) => (
        <li key={key} data-grade={grade}>
          <b>{place ? `${grades[grade]}, ${place}: ` : `${grades[grade]}: `}</b>
          {problem}
          <i>{remedy}</i>
        </li>
      ))}
    </ul>
  )
}

const grades: Record<Grade, string> = {
  error: 'Fehler',
  warning: 'Warnung',
  unchecked: 'Nicht geprüft',
  note: 'Hinweis',
}
