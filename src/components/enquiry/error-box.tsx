import { useEffect, useRef, type ReactNode } from 'react'
import type { AppError } from '~/lib/errors'
import styles from './enquiry.module.css'

/** Says why the enquiry was not sent. It takes the focus, so that it is read first, and seen on a phone. */
export function ErrorBox({ error, children }: { error: AppError; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.error}>
      <p>{error.userMessage}</p>
      {children}
    </div>
  )
}
