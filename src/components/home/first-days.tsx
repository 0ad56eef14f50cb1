import type { ReactNode } from 'react'
import type { HomeTexts } from '~/lib/site/home-schema'
import { EnquiryLink } from '../layout/enquiry-link'
import { PageSection } from '../layout/page-section'

interface FirstDaysProps {
  texts: HomeTexts['firstDays']
  /** The label of the button. */
  action: string
  auditDays: number
}

/** A timeline of the first thirty days after an enquiry. Each bar has its days in words, too. */
export function FirstDays({ texts, action, auditDays }: FirstDaysProps) {
  const spans = firstDays(auditDays)
  return (
    <PageSection id="vorgehen" title={texts.title} lead={texts.lead} tone="sunken">
      <ol className="home-days">
        {(['talk', 'audit', 'choice', 'work'] as const).map((step) => (
          <Step key={step} title={texts[step].title} span={spans[step]}>
            {texts[step].text}
          </Step>
        ))}
      </ol>
      <p>
        <EnquiryLink subject="seo-audit" className="button">
          {action}
        </EnquiryLink>
      </p>
    </PageSection>
  )
}

function Step({ title, span: { from, to }, children }: { title: string; span: Span; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{to < daysAhead ? `Tag ${from} bis ${to}` : `ab Tag ${from}`}</p>
      <p className="home-weeks" aria-hidden="true">
        {['Woche 1', '2', '3', '4', '5'].map((week) => (
          <span key={week}>{week}</span>
        ))}
      </p>
      <svg viewBox={`0 0 ${daysAhead} 2`} preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M0 1h30M7 0v2M14 0v2M21 0v2M28 0v2" />
        <rect x={from - 1} width={to - from + 1} height="2" />
      </svg>
      <p>{children}</p>
    </li>
  )
}

/** A range of calendar days, both ends included. Day 1 is the day of the enquiry, a Monday. */
interface Span {
  from: number
  to: number
}

/** The length of the timeline on the home page, in days. */
const daysAhead = 30

/** The phases: one working week for talk, offer and acceptance, then the audit, three working days to choose, and the chosen work. */
export function firstDays(auditDays: number): Record<'talk' | 'audit' | 'choice' | 'work', Span> {
  const chosen = 5 + auditDays + 3
  return {
    talk: span(1, 5),
    audit: span(6, 5 + auditDays),
    choice: span(6 + auditDays, chosen),
    work: { from: calendarDay(chosen + 1), to: daysAhead },
  }
}

const span = (first: number, last: number): Span => ({ from: calendarDay(first), to: calendarDay(last) })

function calendarDay(workingDay: number): number {
  const weeks = Math.floor((workingDay - 1) / 5)
  return weeks * 7 + ((workingDay - 1) % 5) + 1
}
