import { site } from '../content/identity.ts'
import type { Redirect } from '../content/redirects.ts'
import { headers } from './headers.ts'
import { nginxRules } from './nginx-rules.ts'
import type { OutputFile } from '../output-file.ts'
import { redirectsFile } from './redirects.ts'

/** The files for hosts: `_headers`, `_redirects` if there are any, and both as a configuration for nginx. */
export function hostFiles(styles: string[], copies: OutputFile[], redirects: Redirect[]): OutputFile[] {
  const headerFile = headers(styles, copies)
  const moved = redirectsFile(redirects)
  const forNginx = nginxRules(
    String(headerFile.content),
    moved.map(({ content }) => content).join(''),
    new URL(site.origin).hostname,
  )
  return [headerFile, ...moved, forNginx]
}
