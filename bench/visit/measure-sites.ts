import type { Browser } from '@playwright/test'
import { pageKinds, type ServedSite } from '../serve-sites.ts'
import type { Sample } from '../figures.ts'
import { measureMenu, measurePaint, measureStart } from './measure-load.ts'
import { measureNavigation } from './measure-navigation.ts'
import { slowDesktop, slowDesktopOnSlow4G, thisMachine } from './visit.ts'

interface Step {
  measure: string
  of: string
  run: (browser: Browser, origin: string) => Promise<number>
}

const loads = {
  'first paint, ms': measurePaint,
  'longest task while the app starts, ms': measureStart,
  'menu usable, ms': measureMenu,
}
const preloaded = 'index to article, preloaded, ms'
const notPreloaded = 'index to article, not preloaded, ms'

const steps: Step[] = [
  ...Object.entries(loads).flatMap(([measure, run]) =>
    Object.entries(pageKinds).map(([of, path]): Step => {
      return { measure, of, run: (browser, origin) => run(browser, origin + path) }
    }),
  ),
  ...[
    { measure: preloaded, of: 'this machine', isPreloaded: true, conditions: thisMachine },
    { measure: preloaded, of: '4 × slower', isPreloaded: true, conditions: slowDesktop },
    { measure: notPreloaded, of: 'slow 4G, 4 × slower', isPreloaded: false, conditions: slowDesktopOnSlow4G },
  ].map(({ measure, of, ...options }): Step => {
    return { measure, of, run: (browser, origin) => measureNavigation(browser, origin, options) }
  }),
]

/** Runs all measurements in rounds, each of them on one site after the other, so that a busy machine slows all sites alike. */
export async function measureSites(browser: Browser, sites: ServedSite[], rounds: number): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`round ${round} of ${rounds}`)
    for (const { measure, of, run } of steps)
      for (const { name, origin } of sites)
        samples.push({ measure, of, site: name, value: await run(browser, origin) })
  }
  return samples
}
