import type { Browser } from '@playwright/test'
import { pageKinds } from '../page-kinds.ts'
import { phoneOnSlow4G, slowPhone, unlimited } from './line.ts'
import { measureLoad, measureStart } from './measure-load.ts'
import { measureMenu } from './measure-menu.ts'
import { measureNavigation } from './measure-navigation.ts'
import { measures } from './measures.ts'
import type { Sample } from './sample.ts'
import type { ServedSite } from '../serve-sites.ts'

const navigations = [
  { measure: measures.preloaded, of: 'this machine', isPreloaded: true, conditions: unlimited },
  { measure: measures.preloaded, of: '4 × slower', isPreloaded: true, conditions: slowPhone },
  {
    measure: measures.notPreloaded,
    of: 'slow 4G, 4 × slower',
    isPreloaded: false,
    conditions: phoneOnSlow4G,
  },
]

/** Measures one thing of one site. */
interface Step {
  of: string
  measure: (site: ServedSite) => Promise<Record<string, number>>
}

/**
 * Everything, once a round and site after site: what slows the machine down for a while slows every site alike. `tell` hears how far it
 * has come.
 */
export async function measureSites(
  browser: Browser,
  sites: ServedSite[],
  { rounds, tell }: { rounds: number; tell: (progress: string) => void },
): Promise<Sample[]> {
  const steps = [...loadSteps(browser), ...navigationSteps(browser)]
  const samples: Sample[] = []
  for (let round = 1; round <= rounds; round += 1) {
    tell(`round ${round} of ${rounds}`)
    for (const { of, measure } of steps) {
      for (const site of sites) {
        for (const [name, value] of Object.entries(await measure(site)))
          samples.push({ measure: name, of, site: site.name, value })
      }
    }
  }
  return samples
}

function loadSteps(browser: Browser): Step[] {
  return Object.entries(pageKinds).map(([of, path]) => ({
    of,
    measure: async ({ origin, menu }) => ({
      [measures.firstPaint]: await measureLoad(browser, origin + path),
      [measures.startTask]: await measureStart(browser, origin + path),
      [measures.menuUsable]: await measureMenu(browser, origin + path, menu),
    }),
  }))
}

function navigationSteps(browser: Browser): Step[] {
  return navigations.map(({ measure, of, isPreloaded, conditions }) => ({
    of,
    measure: async ({ origin }) => ({
      [measure]: await measureNavigation(browser, origin, { isPreloaded, ...conditions }),
    }),
  }))
}
