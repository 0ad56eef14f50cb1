import { pageUrl, site } from '../content/identity.ts'
import { lastChange } from '../../src/lib/site/swiss-date.ts'
import type { OutputFile } from '../output-file.ts'
import type { SitePage } from '../content/site-page.ts'

/**
 * `security.txt` (RFC 9116). The build reads no clock, so the file expires a year after the latest change of the site or after `contactChecked`, whichever
 * is later. The audit warns before.
 */
export function securityContact(pages: SitePage[], contactChecked: string): OutputFile {
  const latest =
    [contactChecked, ...pages.map(({ page }) => lastChange(page))].toSorted().at(-1) ?? contactChecked
  const expires = `${Number(latest.slice(0, 4)) + 1}${latest.slice(4).replace('-02-29', '-02-28')}`
  return {
    path: '.well-known/security.txt',
    content: [
      `Contact: mailto:${site.email}`,
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: de, en',
      `Canonical: ${pageUrl('/.well-known/security.txt')}\n`,
    ].join('\n'),
  }
}
