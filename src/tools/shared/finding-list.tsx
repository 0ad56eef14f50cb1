import { wholeOf, type Finding, type Grade, type Verdict } from './finding'

interface FindingListProps {
  findings: readonly Finding[]
  /** What it has said whole stands above, and is not listed again. */
  verdict: Verdict
}

/** What a tool has found: how grave it is, where it stands, what is wrong, and what to do next. */
export function FindingList({ findings, verdict }: FindingListProps) {
  const listed = findings.filter((finding) => !verdict.reason.includes(wholeOf(finding)))
  if (listed.length === 0) return null
  // What says the same of the same place is said once.
  const distinct = new Map(
    listed.map((finding) => [`${finding.rule} ${finding.place} ${finding.problem}`, finding]),
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
