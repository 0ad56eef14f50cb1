import type { PagePath } from './page-path.ts'

const folder = '/services/'

/** The last part of a service's path. It is the value of `?anliegen=`, the subject of the enquiry form. */
export type ServiceName<Path extends string = PagePath> = string extends Path
  ? string
  : Path extends `${typeof folder}${infer Name}`
    ? Name
    : never

export function serviceName(path: string): string {
  return path.slice(folder.length)
}
