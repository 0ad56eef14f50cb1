import type { Browser } from '@playwright/test'
import { pageKinds } from '../page-kinds.ts'
import { interactions } from './interactions.ts'
import { interleave } from './interleave.ts'
import { phoneOnSlow4G, slowPhone, unlimited } from './line.ts'
import { measureInteraction } from './measure-interaction.ts'
import { measureLoad, measureStart, measureTransfers } from './measure-load.ts'
import { measureMenu } from './measure-menu.ts'
import { measureNavigation } from './measure-navigation.ts'
import { measures } from './measures.ts'
import type { Sample } from './sample.ts'
import type { ServedSite } from '../serve-sites.ts'
import { sumOf, type Transfer } from './transfers.ts'

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

export interface Measured {
  samples: Sample[]
  /** What the judged site downloads for an article, by itself. */
  article: Transfer[]
}

/** Everything, the bytes once and the times in interleaved rounds. `tell` hears how far it has come. */
export async function measureSites(
  browser: Browser,
  sites: ServedSite[],
  { rounds, judged, tell }: { rounds: number; judged: string; tell: (progress: string) => void },
): Promise<Measured> {
  const { samples, article } = await measureBytes(browser, sites, judged)
  const steps = [...loadSteps(browser), ...navigationSteps(browser), ...interactionSteps(browser, judged)]
  for (const [index, step] of interleave(steps, rounds).entries()) {
    if (index % steps.length === 0) tell(`round ${index / steps.length + 1} of ${rounds}`)
    for (const site of sites) {
      const values = Object.entries((await step.item.measure(site)) ?? {})
      for (const [measure, value] of values)
        samples.push({ measure, of: step.item.of, site: site.name, value })
    }
  }
  return { samples, article }
}

/** Measures one thing of one site; nothing of a site that it does not concern. */
interface Step {
  of: string
  measure: (site: ServedSite) => Promise<Record<string, number> | undefined>
}

function loadSteps(browser: Browser): Step[] {
  return Object.entries(pageKinds).map(([of, path]) => ({
    of,
    async measure({ origin, menu }) {
      const load = await measureLoad(browser, origin + path)
      const { firstPaint, usable } = await measureMenu(browser, origin + path, menu)
      return {
        [measures.firstPaint]: load.firstPaint,
        [measures.largestPaint]: load.largestPaint,
        [measures.layoutShift]: load.layoutShift,
        [measures.blocking]: load.blocking,
        [measures.startTask]: await measureStart(browser, origin + path),
        [measures.menuUsable]: usable,
        [measures.dead]: usable - firstPaint,
      }
    },
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

function interactionSteps(browser: Browser, judged: string): Step[] {
  return Object.entries(interactions).map(([of, interaction]) => ({
    of,
    async measure({ name, origin }) {
      if (name !== judged) return undefined
      const { slowest, longestTask } = await measureInteraction(browser, origin, interaction)
      return { [measures.interaction]: slowest, [measures.longestTask]: longestTask }
    },
  }))
}

async function measureBytes(browser: Browser, sites: ServedSite[], judged: string): Promise<Measured> {
  const samples: Sample[] = []
  const found: Measured = { samples, article: [] }
  for (const [of, path] of Object.entries(pageKinds)) {
    for (const { name: site, origin } of sites) {
      const transfers = await measureTransfers(browser, origin + path)
      const saving = await measureTransfers(browser, origin + path, true)
      const scripts = transfers.filter(({ type }) => type === 'script')
      const blocking = transfers.filter(({ isBlocking }) => isBlocking)
      samples.push(
        { measure: measures.beforePaint, of, site, value: sumOf(blocking) },
        { measure: measures.inAll, of, site, value: sumOf(transfers) },
        { measure: measures.script, of, site, value: sumOf(scripts) },
        { measure: measures.savingData, of, site, value: sumOf(saving) },
      )
      if (site === judged && of === 'article') found.article = transfers
    }
  }
  return found
}
