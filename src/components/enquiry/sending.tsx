import { useEffect, useRef } from 'react'
import { enquiryTexts } from '~/lib/enquiry/enquiry-fields'
import { useAdoptedStyles } from '../styles'
import css from './sending.css?inline'
import type { Submission } from './use-enquiry'

/**
 * Takes the place of the fields from the press on, about as high as the confirmation that follows: the page moves with the press and not
 * with the answer. The fields are only out of sight, and come back with what was typed where sending fails.
 */
export function Sending({ submission }: { submission: Submission }) {
  const text = useRef<HTMLParagraphElement>(null)
  useAdoptedStyles(css)
  const isPressed = submission.address !== ''
  useEffect(() => {
    // Who comes back to a form that is sending has just begun to read its page.
    if (isPressed) text.current?.focus()
  }, [isPressed])
  const subject = enquiryTexts(submission.form).subject?.trim()
  return (
    <p ref={text} className="enquiry-sending" tabIndex={-1} role="status">
      {subject ? `Ihre Nachricht zu «${subject}» wird gesendet … ` : 'Ihre Nachricht wird gesendet … '}
      Einen Moment bitte. Gelingt es nicht, steht hier wieder alles, was Sie geschrieben haben.
    </p>
  )
}
