import { parseArgs } from 'node:util'

/** A built folder to measure. */
export interface Candidate {
  name: string
  folder: string
  /** What opens the menu on a phone. */
  menu: string
}

export interface BenchArguments {
  /** The first is the site whose targets are judged; the others are there to compare. */
  sites: Candidate[]
  rounds: number
}

const fewestRounds = 7
/** Of this site and of the floor. */
export const ownMenu = '[popovertarget="menu"]'

export const usage = `npm run bench -- [--site name=folder]… [--menu name=selector]… [--rounds 7]

  --site    a built folder and what to call it; the first is judged (default: ours=dist)
  --menu    what opens the menu of a site on a phone (default: ${ownMenu})
  --rounds  how often everything is measured (fewer than ${fewestRounds} prove nothing)`

/** Throws a sentence for whoever typed. */
export function readArguments(words: string[]): BenchArguments {
  const { values } = parseArgs({
    args: words,
    options: {
      site: { type: 'string', multiple: true, default: ['ours=dist'] },
      menu: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: String(fewestRounds) },
    },
  })
  const menus = new Map(values.menu.map((word) => split('--menu', word)))
  const sites = values.site
    .map((word) => split('--site', word))
    .map(([name, folder]) => ({ name, folder, menu: menus.get(name) ?? ownMenu }))
  const names = sites.map(({ name }) => name)
  if (new Set([...names, 'floor']).size <= names.length) {
    throw new Error('Every site needs a name of its own, and «floor» is taken.')
  }
  const stranger = [...menus.keys()].find((name) => !names.includes(name))
  if (stranger !== undefined) throw new Error(`--menu names «${stranger}», which no --site does.`)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is «${values.rounds}».`)
  return { sites, rounds }
}

function split(option: string, word: string): [name: string, value: string] {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(word) ?? []
  if (name === undefined || value === undefined) throw new Error(`${option} is «${word}», not name=value.`)
  return [name, value]
}
