import { toAppError } from '../errors.ts'

/** What all that the search loads is kept under. */
export const searchKey = ['search'] as const

/** A file of the search's data. Throws an `AppError` for an answer that is none. */
export async function fetchJson<Content>(path: string, signal?: AbortSignal): Promise<Content> {
  const response = await fetch(path, signal ? { signal } : {})
  if (!response.ok) throw toAppError(response)
  return response.json()
}
