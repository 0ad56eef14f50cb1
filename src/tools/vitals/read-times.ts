import { readNumber } from '../shared/numbers.ts'
import { pastedLine, visible } from '../shared/pasted-text.ts'

/** A time; `NaN` with the problem. */
export interface Milliseconds {
  ms: number
  problem?: string
  hasUnit: boolean
  /** The text, if it has no unit and is read as seconds. */
  asSeconds?: string
}

/** Reads times. Numbers without a unit are in s if their sum can be no other, in ms if it is more than that of shares in percent, and unclear between. */
export function withUnits(
  written: readonly (string | undefined)[],
  isSeconds = (sum: number) => sum < 30,
): Milliseconds[] {
  const times = written.map(readTime)
  const bare = times.filter(({ ms, hasUnit }) => ms > 0 && !hasUnit)
  const sum = bare.reduce((total, { ms }) => total + ms, 0)
  return times.map((time, index) => {
    if (!bare.includes(time)) return time
    if (isSeconds(sum)) return { ms: 1000 * time.ms, hasUnit: true, asSeconds: written[index]?.trim() ?? '' }
    return sum > 101 && time.problem === undefined ? time : { ...time, ms: Number.NaN, problem: noUnit }
  })
}

/** The four times of a line from developer tools: «800 ms (22 %), 1,500 ms (42 %), …». */
export function timesIn(text = ''): (string | undefined)[] {
  const found = unitsIn(text)
  return found.length === 4 ? found : [text, '', '', '']
}

/** The times with a unit. A field of one line joins lines: «912 msResource load delay». */
function unitsIn(text: string): string[] {
  return visible(text.slice(0, 500)).match(/[\d.,'’]+\s?(?:ms|s)(?![a-z])/g) ?? []
}

/** Parses a time: «2.300 ms» (German), «2,300 ms» (English), «0,8 s», «0,8 Sekunden», «800», «ca. 800 ms (22 %)», «LCP: 2,4 s (Gut)». */
function readTime(text = ''): Milliseconds {
  const [, number = '', unit = ''] =
    /^(?:[^\d<>.,−–-]|[.,](?!\d))*(.*?)\s*(ms|millisekunden?|milliseconds?|s|sek\.?|sekunden?|seconds?)?(?:\s*\((?:\d+\s?%|\p{L}+)\))?$/iu.exec(
      pastedLine(text.slice(0, 100)),
    ) ?? []
  const isSeconds = /^s/i.test(unit)
  const isThousand = !isSeconds && /^\d{1,3}[.,]\d{3}$/.test(number)
  const value = readNumber(isThousand ? number.replace(/[.,]/, '') : number) ?? Number.NaN
  const ms = isSeconds ? 1000 * value : value
  const hasUnit = unit !== ''
  // «<1 s» is not 1 s.
  if (/^\s*[<>]/.test(text) || !(ms >= 0 && ms <= 600_000))
    return {
      ms: Number.NaN,
      problem: unitsIn(text).length === 8 ? twoColumns : noTime,
      hasUnit,
    }
  // «0,8» ms is no time of a page, and «12.345» may be a fraction.
  const isUnclear = !hasUnit && (isThousand ? number.length > 5 : ms < 10 && !Number.isInteger(ms))
  return isUnclear ? { ms, problem: noUnit, hasUnit } : { ms, hasUnit }
}

const noTime = 'Das ist keine Zeit bis zehn Minuten. Schreiben Sie sie in ms oder s, etwa «800» oder «0,8 s».'
const twoColumns = 'Darin stehen acht Zeiten. Fügen Sie nur die vier der Spalte «Feld» ein.'
const noUnit =
  'Ist das in s, in ms oder in Prozent? Schreiben Sie die Zeit mit Einheit, etwa «0,8 s» oder «12345 ms».'
