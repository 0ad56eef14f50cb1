import type { ReactNode } from 'react'
import type { glossary } from '~/lib/glossary'

interface TermProps {
  id: keyof typeof glossary
  children: ReactNode
}

/** A term of the glossary: plain text, which the `Terms` of its text make a button for readers. */
export function Term({ id, children }: TermProps) {
  return (
    <span className="term" data-term={id} data-early="">
      {children}
    </span>
  )
}
