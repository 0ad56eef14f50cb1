import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { example } from '../../../../src/tools/profile/facts.ts'
import { profileReport } from '../../../../src/tools/profile/profile-report.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const report = (changed: Readonly<Record<string, string>> = {}) => profileReport({ ...example, ...changed })
const rules = (changed: Readonly<Record<string, string>>) => report(changed).findings.map(({ rule }) => rule)

test('the example may show its address and its area, and has a name that says too much', () => {
  const { summary, findings, hours, jsonLd, shots } = report()
  expect(summary).toBe('Zulässig mit Adresse und Einzugsgebiet. 1 Fehler')
  expect(findings.map(({ problem }) => problem)).toEqual([
    'Im Profil steht mehr als am Schild: «Küchen Winterthur», darunter der Ort.',
  ])
  expect(hours).toEqual([
    'Montag bis Freitag: 07:30–12:00, 13:00–17:00 Uhr',
    'Samstag und Sonntag: geschlossen',
    '24.\u00A0Dezember 2026 bis 3.\u00A0Januar 2027: geschlossen',
  ])
  expect(JSON.parse(`{${jsonLd}}`)).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:30',
        closes: '12:00',
      },
      { opens: '13:00', closes: '17:00' },
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2027-01-03' },
    ],
  })
  expect(shots.join(' ')).toContain('Fassade mit dem Namen am Schild')
})

test('hours that are wrong or unread are told and not written down', () => {
  for (const zeiten of ['Mo 08:00–12:00, 11:00–15:00', 'Mo 8-25', 'Mo nach Vereinbarung']) {
    const { hours, jsonLd, findings } = report({ zeiten })
    expect([hours, jsonLd]).toEqual([[], ''])
    expect(findings.some(({ rule }) => rule.startsWith('profile/hours-'))).toBe(true)
  }
})

test('where only special days are told, nothing is said of the week', () => {
  expect(report({ zeiten: '1.5.2026 geschlossen' }).hours).toEqual(['1.\u00A0Mai 2026: geschlossen'])
  expect(report({ zeiten: 'Mo geschlossen' })).toMatchObject({ hours: [], jsonLd: '' })
})

test('what is left empty is not judged', () => {
  expect(rules({ schild: '', profil: '', ort: '', zeiten: ' ' })).toEqual([])
  expect(rules({ profil: '' })).toEqual(['profile/name-missing'])
})

test('a firm that only passes on enquiries has no profile, and nothing to film', () => {
  const { summary, shots, text } = report({ vermittlung: 'ja' })
  expect(summary).toMatch(/^Kein Profil zulässig\. 2 Fehler/)
  expect(shots).toEqual([])
  expect(text).not.toContain('Video\n')
})

test('the text to keep has verdict, findings, hours, data and shots', () => {
  expect(report().text).toMatch(
    /^Zulässig .*\n\n- Im Profil .*\n\nÖffnungszeiten\nMontag bis Freitag.*\n.*\n.*\n\n"openingHoursSpecification": \[\n[^]*\n\n?Video\n1\. /,
  )
})

test('nothing throws, and a megabyte takes no second', () => {
  const names = Object.keys(example)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' })), (values) => {
      expect(profileReport(values).summary).not.toBe('')
    }),
  )
  const noise = 'Mo 8-12 ★ Küchen '.repeat(60_000)
  const start = performance.now()
  profileReport(Object.fromEntries(names.map((name) => [name, noise])))
  expect(performance.now() - start).toBeLessThan(1000)
})
