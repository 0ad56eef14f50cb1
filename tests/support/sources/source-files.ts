import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'

/** A file as text, named from the root of the project. */
interface Source {
  file: string
  text: string
}

/** Every file below some folders of the project, in the order of their paths. */
export function sourceFiles(folders: string[], matching: RegExp): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.split(sep).join('/')}`,
      ),
    )
    .filter((file) => matching.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
