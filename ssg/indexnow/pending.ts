import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const pathsSchema = z.array(z.string().startsWith('/'))

/** The paths that are still to be submitted, kept between the comparison before a deploy and the submission after it. */
export function readPending(file: string): string[] {
  return existsSync(file) ? pathsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

export function writePending(file: string, paths: string[]): void {
  if (paths.length === 0) return rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(paths, null, 1)}\n`)
}
