import { wholeOf, type Finding, type Grade, type Verdict } from './finding'

interface FindingListProps {
  findings: readonly Finding[]
  /** Findings that are already in its reason are not listed again. */
  verdict: Verdict
}

/** The findings of a tool, each with severity, place, problem and remedy. */
export function FindingList({ findings, verdict }: FindingListProps) {
  const listed = findings.filter((finding) => !verdict.reason.includes(wholeOf(finding)))
  if (listed.length === 0) return null
  return (
    <ul className="tool-frame-findings">
      {listed.map(({ grade, rule, place, problem, remedy }) => (
        <li key={`${rule} ${place} ${problem}`} data-grade={grade}>
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
