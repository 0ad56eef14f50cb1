import { QueryClient } from '@tanstack/react-query'

const minute = 60_000

/**
 * The `QueryClient` for search index and enquiries, part of their lazy chunks. `networkMode: 'always'` makes a request fail at once while offline
 * instead of pausing.
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

/** The delay before a retry, in ms: one second, doubled each time, at most 30 seconds. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}
