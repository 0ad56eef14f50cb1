import type { PagePath } from './page-path.ts'

const folder = '/services/'

/** The last part of a service's path, by which the address of the enquiry form names it (`?anliegen=`). */
export type ServiceName<Path extends string = PagePath> = string extends Path
  ? string
  : Path extends `${typeof folder}${infer Name}`
    ? Name
    : never

export function serviceName(path: string): string {
  return path.slice(folder.length)
}
