import type { Problem, SourceLocation } from '../problem.ts'

export interface Failure {
  path: string
  error: unknown
}

/** What stopped pages from being rendered: the line of the component that threw, by the source map of the server's bundle, and where it was. */
export function renderProblems(failures: Failure[]): Problem[] {
  const found = new Map<string, { place: SourceLocation; cause: string; paths: string[] }>()
  for (const { path, error } of failures) {
    const causes = causesOf(error).toReversed()
    const cause = causes[0]?.message ?? String(error)
    const place = placeIn(causes.map(({ stack }) => stack ?? '').join('\n'))
    const key = `${place.file}:${place.line} ${cause}`
    found.set(key, { place, cause, paths: [...(found.get(key)?.paths ?? []), path] })
  }
  return [...found.values()].map(({ place, cause, paths: [first, ...others] }) => ({
    ...place,
    message: `${first}${others.length > 0 ? ` and ${others.length} more` : ''} cannot be rendered: ${cause}`,
    hint: cause.endsWith(' is not defined')
      ? 'Components run in Node, too: what only a browser has, as `window`, belongs into an effect, a handler or `useSyncExternalStore`.'
      : undefined,
  }))
}

/** Of the innermost error first. */
function placeIn(stacks: string): SourceLocation {
  const [, file = 'src/router.tsx', line] = /[/(](src\/[^():]+\.tsx?):(\d+)/.exec(stacks) ?? []
  return { file, line: line === undefined ? undefined : Number(line) }
}

/** The error and what caused it, the innermost last. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
