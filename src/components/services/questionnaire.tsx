import { Fragment, type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { questions } from 'virtual:content/first-service'
import { hasModifier } from '~/lib/early-clicks'
import { bringResult } from '~/lib/enquiry/draft'
import { type Choices, describeChoices, firstServices } from '~/lib/services/first-services'
import { serviceAt } from '../enquiry/enquiry-subjects'
import { EnquiryLink } from '../layout/enquiry-link'
import { LinkedText } from '../layout/linked-text'
import { PageLink } from '../layout/page-link'
import { adoptStyles } from '../styles'
import { stepLabel } from './first-service-table'
import css from './questionnaire.css?inline'

adoptStyles(css)

/** The last answers, restored when the visitor returns to the questionnaire. In memory only, like the draft of an enquiry. */
let kept: Choices = []
const keep = (choices: Choices) => void (kept = choices)

export function hasAnswers(): boolean {
  return kept.length > 0
}

/** The questions, and after the first submission the result, which updates with every change. */
export function Questionnaire() {
  const [choices, setChoices] = useState(kept)
  const [isAnswered, setAnswered] = useState(() =>
    questions.every((_, index) => choices[index] !== undefined),
  )
  // Restored answers leave the focus and the place where the visitor was.
  const [wasAnswered] = useState(isAnswered)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!hasAnswers()) first.current?.focus()
  }, [])

  const choose = (question: number, answer: number) => {
    const next = questions.map((_, index) => (index === question ? answer : choices[index]))
    keep(next)
    setChoices(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAnswered(true)
  }

  return (
    <form className="questionnaire" aria-label="Welche Leistung brauchen Sie zuerst?" onSubmit={submit}>
      {questions.map(({ question: text, answers }, question) => (
        <fieldset key={text}>
          <legend>{`${question + 1}. ${text}`}</legend>
          {answers.map((answer, index) => (
            <label key={answer.text}>
              <input
                ref={question + index === 0 ? first : undefined}
                type="radio"
                required
                name={`frage-${question + 1}`}
                checked={choices[question] === index}
                onChange={() => choose(question, index)}
              />
              {answer.text}
            </label>
          ))}
        </fieldset>
      ))}
      {isAnswered ? (
        <FirstServiceAnswer choices={choices} hasFocus={!wasAnswered} />
      ) : (
        <button type="submit" className="button">
          Antwort zeigen
        </button>
      )}
    </form>
  )
}

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
  const service = first && serviceAt(first.to)
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
