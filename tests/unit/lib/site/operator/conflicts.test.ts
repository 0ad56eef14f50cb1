import { expect, test } from 'vitest'
import { conflictsIn } from '../../../../../src/lib/site/operator/conflicts.ts'
import { netlifySpamFilter } from '../../../../../src/lib/site/operator/form-service.ts'
import type { Site } from '../../../../../src/lib/site/site-schema.ts'
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

test('an identity and its valid variants have no contradictions', () => {
  expect(conflicts({})).toEqual([])
  expect(conflicts(netlify)).toEqual([])
  expect(conflicts({ vat: 'CHE-999.999.996 MWST' })).toEqual([])
  expect(conflicts({ formService: 'Formulare Ltd, Indien', formServiceLocation: 'other' })).toEqual([])
  expect(conflicts({ postalCode: '8044', locality: 'Gockhausen' })).toEqual([])
  expect(conflicts({ postalCode: '8005', locality: 'Zürich' })).toEqual([])
  expect(conflicts({ enquiryAddress: '/anfrage', formService: 'Eigener Server in Wien' })).toEqual([])
})

const [elsewhere, swiss] = ['https://formulare.example/f', 'Hosting AG, Zürich, Schweiz']

test.each<[Partial<Site>, string]>([
  [{ vat: 'CHE-123.456.788 MWST' }, 'passt nicht zu `uid`, nach der es CHE-999.999.996 MWST ist'],
  [{ uid: null, vat: 'CHE-123.456.788 TVA' }, 'passt nicht zu `uid`, nach der es null ist'],
  [{ ...netlify, enquiryAddress: elsewhere, spamFilter: null }, `und das Formular geht an ${elsewhere}`],
  [{ ...netlify, host: swiss, hostLocation: 'switzerland' }, 'Anfragen entgegen, wo Netlify die Website'],
  [{ enquiryAddress: '/contact' }, 'die Seite, die Anfragen nur für Netlify Forms entgegennimmt'],
  [{ postalCode: '8000' }, 'postalCode «8000» passt nicht zu `locality` «Interlaken»'],
  [{ locality: 'Zürich' }, 'postalCode «3800» passt nicht zu `locality` «Zürich»'],
  [{ ...netlify, spamFilter: null }, `spamFilter muss ${netlifySpamFilter} sein, wenn Netlify Forms`],
  [{ spamFilter: netlifySpamFilter }, 'spamFilter muss '],
  [{ hostLocation: 'usa' }, `hostLocation ist usa, und \`host\` «${swiss}» sagt nichts von USA`],
  [{ formServiceLocation: 'switzerland' }, 'formServiceLocation ist switzerland, und `formService` '],
  [{ officeLocation: 'usa' }, 'officeLocation ist usa, und `officeServices` '],
])('%o is a contradiction', (replaced, message) => {
  expect(conflicts(replaced)).toEqual([expect.stringContaining(message)])
})
