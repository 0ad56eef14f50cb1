import { useHydrated } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { CopyButton } from '~/components/copy-button'
import { PageLink } from '~/components/layout/page-link'
import { Announcement } from '~/components/search/announcement'
import { findingAt, wholeOf, type Finding, type Grade, type Verdict } from './finding'
import { ToolInput } from './tool-input'

interface ToolVerdictProps {
  verdict: Verdict
  findings?: readonly Finding[]
  /** The whole result as a text, for «Ergebnis kopieren». Without it there is no button. */
  text?: string | (() => string)
  /** A button before «Ergebnis kopieren», and more important. */
  action?: ReactNode
  /** Whether a result that is not right offers the audit. It does not where the visitors can mend everything themselves. */
  offersAudit?: boolean
}

/**
 * The verdict of a tool (icon, word and colour), and below it the findings. On wide screens both are beside the fields. It is announced to screen readers
 * after a pause, but not for the example. A result of the visitor's own that is not right offers the audit.
 */
export function ToolVerdict({ verdict, findings, text = '', action, offersAudit = true }: ToolVerdictProps) {
  const { state, reason } = verdict
  // A heading has no full stop.
  const word = verdict.word.replace(/\.$/, '')
  const { isTouched, shows } = use(ToolInput)
  // The live region must exist before its text changes, but the prerendered page does not need it.
  const isLive = useHydrated()
  return (
    <div className="tool-frame-answer">
      <div className="tool-frame-kept">
        <div className="tool-frame-side">
          <div className="verdict" data-state={state}>
            <p>
              <span aria-hidden="true">{signs[state]}</span>
              {/* A count stays with what it counts. */}
              <b>{word.replaceAll(/(?<=\d) /g, '\u00A0')}</b>
            </p>
            {reason && reason.split('\n').map((line) => <p key={line}>{line}</p>)}
            {text !== '' && (
              <div className="needs-script tool-frame-copy">
                {isLive && (
                  <div className="tool-frame-row">
                    {action}
                    <CopyButton
                      text={text}
                      label="Ergebnis kopieren"
                      isPrimary={!action && state !== 'unchecked'}
                    />
                  </div>
                )}
              </div>
            )}
            {offersAudit &&
              shows !== 'example' &&
              text !== '' &&
              (state === 'wrong' || state === 'warning') && (
                <p>
                  Sollen wir das für Sie beheben?{' '}
                  <PageLink
                    to="/contact"
                    search={{ anliegen: 'seo-audit' }}
                    hash="contact"
                    rel="nofollow"
                    className="unbroken"
                  >
                    SEO-Audit anfragen
                  </PageLink>
                </p>
              )}
            {isLive && <Announcement text={isTouched ? `${word}. ${reason}`.trim() : ''} />}
          </div>
        </div>
        {findings && <FindingList findings={findings} verdict={verdict} />}
      </div>
    </div>
  )
}

const signs: Record<Verdict['state'], string> = {
  right: '✓',
  warning: '!',
  wrong: '✕',
  unchecked: '?',
  answer: '=',
}

/** The findings, each with severity, place, problem and remedy, without those that stand in the verdict or at a field. */
export function FindingList({ findings, verdict }: { findings: readonly Finding[]; verdict: Verdict }) {
  const listed = findings.filter(
    (finding) => !verdict.reason.includes(wholeOf(finding)) && findingAt(findings, finding.field) !== finding,
  )
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
