import { useEffect, useInsertionEffect, useRef, type ReactNode } from 'react'
import type { AppError } from '~/lib/errors'
import { adoptStyles } from '../styles'
import css from './error-box.css?inline'

interface ErrorBoxProps {
  error: AppError
  /** Another one is another press of the button. */
  occasion?: unknown
  children: ReactNode
}

/** Says above the fields why the enquiry was not sent. It takes the focus, so that it is read first, and seen on a phone. */
export function ErrorBox({ error, occasion, children }: ErrorBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useInsertionEffect(() => adoptStyles(css), [])
  useEffect(() => box.current?.focus(), [occasion])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="enquiry-error">
      <p>{error.userMessage}</p>
      {children}
    </div>
  )
}
