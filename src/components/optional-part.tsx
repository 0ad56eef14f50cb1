import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reportCause, toAppError, type AppError } from '~/lib/errors'

interface OptionalPartProps {
  children: ReactNode
  /** Shown after a failure. */
  fallback?: ReactNode | ((error: AppError) => ReactNode)
}

/** An error boundary around a feature that the page can do without (search, tooltip, tool). It reports the error and shows `fallback`. */
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
