import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorId, reportError } from '~/lib/error-report'
import { toAppError } from '~/lib/errors'

/** Around what a page can do without (search, tooltip, tool): a failure is reported and stays in its place, which `fallback` takes. */
export function Extra({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <CatchBoundary
      getResetKey={() => 'never'}
      onCatch={(cause) => reportError(toAppError(cause), errorId(Date.now(), Math.random()))}
      errorComponent={() => fallback}
    >
      {children}
    </CatchBoundary>
  )
}
