import { useEffect, useInsertionEffect, useRef, type ReactNode } from 'react'
import type { AppError } from '~/lib/errors'
import { adoptStyles } from '../styles'
import css from './error-box.css?inline'

/** Says above the fields why the enquiry was not sent. It takes the focus, so that it is read first, and seen on a phone. */
export function ErrorBox({ error, children }: { error: AppError; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useInsertionEffect(() => adoptStyles(css), [])
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="enquiry-error">
      <p>{error.userMessage}</p>
      {children}
    </div>
  )
}
