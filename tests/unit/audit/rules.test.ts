import { describe, expect, test } from 'vitest'
import { groups } from '../../../audit/audit.ts'
import type { Rule } from '../../../audit/rule.ts'
import { openSite } from '../../../audit/site/audited-site.ts'
import { auditFaults } from '../../support/sources/audit-faults.ts'
import { goodFiles, publication } from '../../support/sources/audited-files.ts'
import { sources } from '../../../audit/sources.ts'
import { readSources, validSources } from '../../../ssg/content/sources.ts'

const rules = groups.flatMap((group) => group.rules)

function printed(rule: Rule, files: Map<string, Uint8Array>): string[] {
  const found = rule.check(openSite(files, publication))
  return found.map(({ file, message }) => `${file}: ${message}`)
}

/** Puts the pattern in the place of what it matches. */
function abstracted(found: string[], expected: (string | RegExp)[]): (string | RegExp)[] {
  return found.map((text, index) => {
    const pattern = expected[index]
    return pattern instanceof RegExp && pattern.test(text) ? pattern : text
  })
}

test.each(rules.map((rule) => [rule.id, rule] as const))('%s finds nothing on a good site', (_, rule) => {
  expect(printed(rule, goodFiles())).toEqual([])
})

test('every seeded fault belongs to a rule of the audit', () => {
  const ids = new Set(rules.map(({ id }) => id))
  expect(Object.keys(auditFaults).filter((id) => !ids.has(id))).toEqual([])
})

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const faults = auditFaults[id] ?? []

  test('has at least one seeded fault', () => {
    expect(faults, `seed one as '${id}' in tests/support/sources/audit-faults`).not.toEqual([])
  })

  test.each(faults.map((fault) => [fault.findings.join(' · '), fault] as const))(
    'finds exactly the fault: %s',
    (_, { seed, findings }) => {
      const files = goodFiles()
      seed(files)
      expect(abstracted(printed(rule, files), findings)).toEqual(findings)
    },
  )
})

const known = new Set<string>(Object.values(validSources(readSources('.'))).map(({ url }) => url))

test('every audit rule has a unique id', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every page of Google or Microsoft that a rule cites is in the register of sources', () => {
  const said = rules.map(({ source }) => source).filter((url) => /google\.com|microsoft\.com/.test(url))
  expect(said.filter((url) => !known.has(url.replace(/#.*/, '')) && !known.has(url))).toEqual([])
})

test('a rule cites every source of the audit', () => {
  const cited = new Set(rules.map(({ source }) => source))
  const left = Object.entries(sources).filter(([, url]) => !cited.has(url))
  expect(left.map(([key]) => key)).toEqual([])
})
