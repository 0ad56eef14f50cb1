import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reportCause } from '~/lib/error-report'
import { toAppError, type AppError } from '~/lib/errors'

interface OptionalPartProps {
  children: ReactNode
  /** Takes the place of what failed. */
  fallback?: ReactNode | ((error: AppError) => ReactNode)
}

/** Around what a page can do without (search, tooltip, tool): a failure is reported and stays in its place, which `fallback` takes. */
export function OptionalPart({ children, fallback = null }: OptionalPartProps) {
  return (
    <CatchBoundary
      getResetKey={() => 'never'}
      onCatch={reportCause}
      errorComponent={({ error }) =>
        typeof fallback === 'function' ? fallback(toAppError(error)) : fallback
      }
    >
      {children}
    </CatchBoundary>
  )
}
