import { site } from '../content/identity.ts'
import type { Redirect } from '../content/redirects.ts'
import { writtenRules } from './header-rules.ts'
import { headerRules } from './headers.ts'
import { nginxRules } from './nginx-rules.ts'
import type { OutputFile } from '../output-file.ts'
import { redirectsFile } from './redirects.ts'

/** The files for hosts: `_headers`, `_redirects` if there are any, and both as a configuration for nginx. */
export function hostFiles(styles: string[], copies: OutputFile[], redirects: Redirect[]): OutputFile[] {
  const rules = headerRules(styles, copies)
  return [
    { path: '_headers', content: writtenRules(rules) },
    ...redirectsFile(redirects),
    nginxRules(rules, redirects, new URL(site.origin).hostname),
  ]
}
