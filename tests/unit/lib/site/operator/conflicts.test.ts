import { expect, test } from 'vitest'
import { conflictsIn } from '../../../../../src/lib/site/operator/conflicts.ts'
import { netlifySpamFilter } from '../../../../../src/lib/site/operator/netlify-forms.ts'
import type { Site } from '../../../../../src/lib/site/site-schema.ts'
import { siteIdentity } from '../../../../../src/lib/site.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'

const conflicts = (replaced: Partial<Site>) =>
  conflictsIn({ ...otherIdentity, ...replaced }).map(({ field, message }) => `${field} ${message}`)

const netlify: Partial<Site> = {
  host: 'Netlify, Inc., USA',
  hostLocation: 'usa',
  enquiryAddress: '/contact',
  formService: 'Netlify Forms (Netlify, Inc., USA)',
  formServiceLocation: 'usa',
  spamFilter: netlifySpamFilter,
}

test('the configured identity, the other one and one with Netlify Forms contradict themselves nowhere', () => {
  expect(conflictsIn(siteIdentity())).toEqual([])
  expect(conflicts({})).toEqual([])
  expect(conflicts(netlify)).toEqual([])
  expect(conflicts({ vat: 'CHE-999.999.996 MWST' })).toEqual([])
  expect(conflicts({ formService: 'Formulare Ltd, Indien', formServiceLocation: 'other' })).toEqual([])
  expect(conflicts({ postalCode: '8044', locality: 'Gockhausen' })).toEqual([])
  expect(conflicts({ postalCode: '8005', locality: 'Zürich' })).toEqual([])
  expect(conflicts({ enquiryAddress: '/anfrage', formService: 'Eigener Server in Wien' })).toEqual([])
})

test.each<[Partial<Site>, string]>([
  [
    { vat: 'CHE-123.456.788 MWST' },
    'vat «CHE-123.456.788 MWST» does not go with `uid`, by which it is CHE-999.999.996 MWST',
  ],
  [
    { uid: null, vat: 'CHE-123.456.788 TVA' },
    'vat «CHE-123.456.788 TVA» does not go with `uid`, by which it is null',
  ],
  [
    { ...netlify, enquiryAddress: 'https://formulare.example/f', spamFilter: null },
    'formService names Netlify, and the form goes to https://formulare.example/f',
  ],
  [
    { ...netlify, host: 'Hosting AG, Zürich, Schweiz', hostLocation: 'switzerland' },
    'enquiryAddress «/contact» is answered where Netlify hosts the site, and `host` is «Hosting AG, Zürich, Schweiz»',
  ],
  [
    { enquiryAddress: '/contact' },
    'enquiryAddress «/contact» is the page, which takes enquiries for Netlify Forms alone, and `formService` is «Formulare GmbH, Wien, Österreich»',
  ],
  [{ postalCode: '8000' }, 'postalCode «8000» does not go with `locality` «Interlaken»'],
  [{ locality: 'Zürich' }, 'postalCode «3800» does not go with `locality` «Zürich»'],
  [{ ...netlify, spamFilter: null }, `spamFilter must be ${netlifySpamFilter}, as Netlify Forms uses it`],
  [
    { spamFilter: netlifySpamFilter },
    `spamFilter «${netlifySpamFilter}» is that of Netlify Forms, and \`formService\` is «Formulare GmbH, Wien, Österreich»`,
  ],
  [{ hostLocation: 'usa' }, 'hostLocation is usa, and `host` «Hosting AG, Zürich, Schweiz» does not say USA'],
  [
    { formServiceLocation: 'switzerland' },
    'formServiceLocation is switzerland, and `formService` «Formulare GmbH, Wien, Österreich» does not say Schweiz',
  ],
  [
    { officeLocation: 'usa' },
    'officeLocation is usa, and `officeServices` «Büro AG, Thun, Schweiz» does not say USA',
  ],
])('%o is a contradiction', (replaced, message) => {
  expect(conflicts(replaced)).toEqual([message])
})
