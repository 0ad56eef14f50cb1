import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { example } from '../../../../src/tools/profile/facts.ts'
import { nameFindings } from '../../../../src/tools/profile/name.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const rules = (sign: string, profile: string, locality?: string) =>
  nameFindings(sign, profile, locality).map(({ rule }) => rule)

test('the example adds a service and the place', () => {
  const [finding] = nameFindings(example.schild, example.profil, example.ort)
  expect(finding?.problem).toBe('Im Profil steht mehr als am Schild: «Küchen Winterthur», darunter der Ort.')
})

// Such as the article names, and the kinds of additions that Google's guidelines list.
test.each([
  ['Schreinerei Muster', 'Schreinerei Muster', []],
  ['Café Muster', 'café  muster', []],
  ['Schreinerei Muster AG', 'Schreinerei Muster AG', []],
  ['Apple®', 'Apple®', []],
  ['Muster Physio', 'Muster Physio, beste Physio Bern', ['profile/name-added']],
  ['Café Muster', 'Café Muster Brunch & Catering', ['profile/name-added']],
  // As shops near Basel write themselves on signs and elsewhere: no addition, but not one spelling either.
  ['Müller & Söhne', 'Müller und Söhne', ['profile/name-spelling']],
  ['Café du Pont', 'Cafe du Pont', ['profile/name-spelling']],
  ['Reformhaus Müller', 'Reformhaus Mueller', ['profile/name-spelling']],
  ['Tea-Room Huber', 'Tearoom Huber', ['profile/name-spelling']],
  ['St. Galler Stube', 'Sankt Galler Stube', ['profile/name-spelling']],
  ['Muster', 'Muster®', ['profile/name-trademark']],
  ['Muster', 'Muster muster.ch', ['profile/name-address', 'profile/name-added']],
  ['Muster', 'Muster 044 668 18 00', ['profile/name-phone', 'profile/name-added']],
  ['Muster', 'Muster 24h', ['profile/name-hours', 'profile/name-added']],
  ['Muster', 'Muster ★', ['profile/name-signs']],
  ['Muster', 'MUSTER', ['profile/name-capitals']],
  ['Schreinerei Muster', 'Muster', ['profile/name-differs']],
  ['', 'Muster', ['profile/name-missing']],
  ['Muster', ' ', ['profile/name-missing']],
])('sign «%s», profile «%s»: %j', (sign, profile, expected) => {
  expect(rules(sign, profile)).toEqual(expected)
})

test('a word that the sign has once and the profile twice is an addition', () => {
  expect(rules('Muster Physio', 'Muster Physio Physio')).toEqual(['profile/name-added'])
})

test('a word in another spelling is no addition', () => {
  expect(nameFindings('Müller & Söhne', 'Mueller und Söhne Brunch')[0]?.problem).toContain('«Brunch»')
})

test('promotional words and the legal form are named as such', () => {
  expect(nameFindings('Muster', 'Beste Muster GmbH')[0]?.problem).toContain(
    'ein Werbewort und die Rechtsform',
  )
})

test('the same name never has a finding, and nothing throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
      fc.string({ unit: 'binary' }),
      (name, other) => {
        expect(nameFindings(name, name)).toEqual([])
        expect(nameFindings(name, other, other)).toBeInstanceOf(Array)
      },
    ),
  )
})
