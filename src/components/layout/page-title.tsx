import type { ReactNode } from 'react'

/** The h1 of a page. `frame/after-navigation` focuses it. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="page-title">
      {children}
    </h1>
  )
}
