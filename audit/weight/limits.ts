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

/**
 * What an operator's own words may add, which no developer can take away. With every slot filled and two people in the team 208 bytes of the
 * heaviest page, 676 of the home page's script and 1,441 of all that it loads were seen; a fourth more is for longer names and other words.
 * The texts are measured with those of the example.
 */
const ownWords = { html: 260, script: 840, firstLoad: 1_800 }

/** The most that a page may weigh with the identity of the site. */
export function pageLimits(site: { origin: string }): Record<keyof typeof ownWords, number> {
  const { html, script, firstLoad } = limits
  if (isExampleIdentity(site)) return { html, script, firstLoad }
  return {
    html: html + ownWords.html,
    script: script + ownWords.script,
    firstLoad: firstLoad + ownWords.firstLoad,
  }
}
