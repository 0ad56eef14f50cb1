import type { ReactNode } from 'react'

interface TermProps {
  /** Its name in `src/content/glossary.yaml`. */
  id: string
  children: ReactNode
}

/** A glossary term in a text. It is plain text until `Terms` makes it a button. Its mark is styled in `styles/prose.css`. */
export function Term({ id, children }: TermProps) {
  return (
    <span className="term" data-term={id} data-early="">
      {children}
    </span>
  )
}
