import { readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(`${folder}/${file}`).isFile())
    .map((file) => file.split(sep).join('/'))
    .toSorted()
}
