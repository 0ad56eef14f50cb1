import { expect, test } from 'vitest'
import { legalFormProblem } from '../../../../../src/lib/site/operator/legal-form.ts'

test.each([
  ['Muster Digital AG', 'Aktiengesellschaft'],
  ['Moulin S.A.', 'Société anonyme (SA)'],
  ['Sägewerk GmbH', 'GmbH'],
  ['AG Web GmbH', 'Gesellschaft mit beschränkter Haftung (GmbH)'],
  ['Atelier du Lac Sàrl', 'Société à responsabilité limitée'],
  ['Bottega Sagl', 'Società a garanzia limitata'],
  ['Lake Web LLC', 'Gesellschaft mit beschränkter Haftung'],
  ['Lake Web Ltd liab. Co', 'GmbH'],
  ['Lake Web Ltd', 'AG'],
  ['Suchgenossenschaft Bern', 'Genossenschaft'],
  ['Brändli Sichtbarkeit', 'Einzelunternehmen'],
  ['Brändli & Co', 'Kollektivgesellschaft'],
  ['Stiftung Agnes', 'Stiftung'],
  ['Werbung AG & Co. KG', 'Kommanditaktiengesellschaft'],
])('a firm named «%s» may have the legal form «%s»', (name, legalForm) => {
  expect(legalFormProblem({ name, legalForm })).toBeUndefined()
})

test.each([
  ['Brändli GmbH', 'Aktiengesellschaft', 'GmbH'],
  ['Brändli AG', 'Gesellschaft mit beschränkter Haftung', 'AG'],
  ['Brändli Sichtbarkeit', 'Aktiengesellschaft', 'keine'],
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
