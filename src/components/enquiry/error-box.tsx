import { useEffect, useRef, type ReactNode } from 'react'

interface ErrorBoxProps {
  message: string
  /** Focuses the box after a submission, so that it is in the viewport and read first. */
  hasFocus: boolean
  children: ReactNode
}

/** Says why the enquiry was not sent. */
export function ErrorBox({ message, hasFocus, children }: ErrorBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.focus()
  }, [hasFocus])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="enquiry-error">
      <h3>{message}</h3>
      {children}
    </div>
  )
}
