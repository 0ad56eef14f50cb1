import { QueryClient } from '@tanstack/react-query'

const minute = 60_000

/**
 * The one data client: for what changes after the build (the search index and enquiries), never for content. Loaded with
 * the feature that needs it. `networkMode: 'always'` lets a request fail at once while offline instead of waiting unseen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * minute,
      retry: 3,
      retryDelay,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** The wait before try number `attempt` + 1, in ms: one second, doubled each time, at most half a minute. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}
