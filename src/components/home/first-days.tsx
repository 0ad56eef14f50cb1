import type { ReactNode } from 'react'
import { daysAhead, firstDays, type Span } from '~/lib/site/first-days'
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
