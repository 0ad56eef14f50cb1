import { isExampleIdentity } from '../../src/lib/site/operator/example.ts'

/** The most that may travel, in bytes of brotli. The only place of these numbers. */
export const limits = {
  /** A page with its styles: what the first window of a TCP connection carries, on screen after one round trip. */
  html: 14_000,
  /** The script that runs before the app. */
  boot: 3_000,
  /** Every script that a page loads by itself. The aim is 100 kB; docs/decisions/0016-react-runs-the-site.md says what stands in its way. */
  script: 106_500,
  /** All that a page loads by itself. The aim is 118 kB. */
  firstLoad: 120_000,
  /** A tool of an article, with all that it brings along. */
  tool: 15_000,
}

/** What an operator's own name, address and numbers may add to a page: 91 bytes were seen. The texts are measured with those of the example. */
const ownData = 200

/** The most that a page may weigh with the identity of the site. */
export function pageLimit(site: { origin: string }): number {
  return isExampleIdentity(site) ? limits.html : limits.html + ownData
}
