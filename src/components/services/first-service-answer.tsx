import { Fragment, useEffect, useRef, type MouseEvent } from 'react'
import { questions } from 'virtual:content/first-service'
import { describeChoices, firstServices, type Choices } from '~/lib/services/first-services'
import { hasModifier } from '~/lib/early-clicks'
import { bringResult } from '~/lib/enquiry/draft'
import { EnquiryLink } from '../layout/enquiry-link'
import { LinkedText } from '../layout/linked-text'
import { PageLink } from '../layout/page-link'
import { offeredService, stepLabel } from './offered-services'

/** What an offer needs besides the answers, for the visitor to fill in. */
const stillMissing = '- Unsere Website:\n- Das möchten wir erreichen, bis wann:'

function headingFor(steps: number): string {
  if (steps === 0) return 'Im Moment brauchen Sie keine Leistung von uns'
  return steps === 1 ? 'Damit fangen Sie an' : 'In dieser Reihenfolge'
}

interface FirstServiceAnswerProps {
  choices: Choices
  /** Takes the focus, after the visitor has asked for it. */
  hasFocus: boolean
}

/** The result of the questionnaire: services in order, with reasons. It announces changes. */
export function FirstServiceAnswer({ choices, hasFocus }: FirstServiceAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  const steps = firstServices(questions, choices)
  const [first] = steps
  const service = first && offeredService(first)
  const bring = (event: MouseEvent) => {
    if (!hasModifier(event)) bringResult(describeChoices(questions, choices), stillMissing)
  }
  return (
    <div className="first-service" aria-live="polite">
      <h4 ref={heading} tabIndex={-1}>
        {headingFor(steps.length)}
      </h4>
      {steps.length > 0 ? (
        <ol>
          {steps.map((step) => (
            <li key={step.to}>
              <PageLink to={step.to}>{stepLabel(step)}</PageLink>
              {step.reasons.map(({ question, answer, reason }) => (
                <Fragment key={question}>
                  <p className="page-note">{`${question} «${answer}»`}</p>
                  <p>{reason}</p>
                </Fragment>
              ))}
              {step.hints.map((hint) => (
                <p key={JSON.stringify(hint)}>
                  <LinkedText parts={hint} />
                </p>
              ))}
            </li>
          ))}
        </ol>
      ) : (
        <p>Stört Sie trotzdem etwas? Schildern Sie es uns in ein paar Sätzen.</p>
      )}
      {service ? (
        <EnquiryLink subject={service.name} className="button" onClick={bring}>
          {`${service.label} anfragen`}
        </EnquiryLink>
      ) : (
        <PageLink to="/contact" hash="contact" className="button" onClick={bring}>
          Zum Formular
        </PageLink>
      )}
      <p className="page-note">Ihre Antworten stehen dann im Formular. Gesendet wird noch nichts.</p>
    </div>
  )
}
