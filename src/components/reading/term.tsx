import { useEffect, type ReactNode } from 'react'
import type { glossary } from '~/lib/glossary'
import { Extra } from '../extra'
import { termTooltip, useIsRead } from './reading-state'
import { useInterest } from './use-interest'

interface TermProps {
  id: keyof typeof glossary
  children: ReactNode
}

/**
 * A term of the glossary. In the prerendered page it is plain text, and a button once a reader is there. Its explanation comes, with that
 * of all other terms, at the first sign of interest in one.
 */
export function Term({ id, children }: TermProps) {
  const isRead = useIsRead()
  const { element, interest, setInterest, listeners } = useInterest<HTMLSpanElement>()
  const ExplainedTerm = termTooltip.useCode()?.ExplainedTerm
  useEffect(() => {
    if (interest) termTooltip.want()
  }, [interest])

  const plain = (
    <span
      ref={element}
      data-early=""
      className="term"
      {...(isRead && { role: 'button', tabIndex: 0 })}
      {...listeners}
      {...{ onClick: () => setInterest('tap') }}
    >
      {children}
    </span>
  )
  if (!ExplainedTerm) return plain
  return (
    <Extra fallback={plain}>
      <ExplainedTerm id={id} interest={interest}>
        {children}
      </ExplainedTerm>
    </Extra>
  )
}
