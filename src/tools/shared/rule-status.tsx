import { useHydrated } from '@tanstack/react-router'
import { swissDate } from '~/lib/site/swiss-date'
import type { ToolFacts } from './tool-facts'

/**
 * On which rules a tool rests, when they were read, and what it cannot check. The label names the oldest of these days: no rule is older
 * than it says. The page carries the label only: closed, nobody reads the rest, and the long articles have no room for it.
 */
export function RuleStatus({ facts }: { facts: ToolFacts }) {
  const isLive = useHydrated()
  const [oldest] = facts.sources.map((source) => source.read).toSorted()
  return (
    <details className="needs-script">
      <summary>{`Regelstand${oldest ? ` ${swissDate(oldest)}` : ''}, Grenzen`}</summary>
      {isLive && (
        <>
          <ul>
            {facts.sources.map(({ title, url, read: day }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                {`, gelesen am ${swissDate(day)}`}
              </li>
            ))}
          </ul>
          <h4>Was das Werkzeug nicht prüfen kann</h4>
          <ul>
            {facts.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
