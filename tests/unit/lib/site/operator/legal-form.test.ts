import { expect, test } from 'vitest'
import { legalFormProblem } from '../../../../../src/lib/site/operator/legal-form.ts'

test.each([
  ['Moulin S.A.', 'Société anonyme (SA)'],
  ['AG Web GmbH', 'Gesellschaft mit beschränkter Haftung (GmbH)'],
  ['Bottega Sagl', 'Società a garanzia limitata'],
  ['Lake Web Ltd liab. Co', 'GmbH'],
  ['Lake Web Ltd', 'AG'],
  ['Suchgenossenschaft Bern', 'Genossenschaft'],
  ['Brändli Sichtbarkeit', 'Einzelunternehmen'],
  ['Stiftung Agnes', 'Stiftung'],
])('a firm named «%s» may have the legal form «%s»', (name, legalForm) => {
  expect(legalFormProblem({ name, legalForm })).toBeUndefined()
})

test.each([
  ['Brändli AG', 'Gesellschaft mit beschränkter Haftung', 'AG'],
  ['Magazin Agnes', 'AG', 'keine'],
])('a firm named «%s» may not have the legal form «%s»', (name, legalForm, said) => {
  expect(legalFormProblem({ name, legalForm })).toBe(
    `«${legalForm}» ist eine Rechtsform, die der Name nennen muss (OR 950), und \`name\` «${name}» nennt ${said}`,
  )
})

test('a sole proprietorship must not have another legal form in its name', () => {
  expect(legalFormProblem({ name: 'Brändli GmbH', legalForm: 'Einzelunternehmen' })).toBe(
    'ist «Einzelunternehmen», und `name` «Brändli GmbH» nennt GmbH',
  )
})
