import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { questions } from 'virtual:content/first-service'
import type { Choices } from '~/lib/services/first-services'
import { adoptStyles } from '../styles'
import { FirstServiceAnswer } from './first-service-answer'
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
