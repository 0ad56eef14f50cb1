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
])('«%s» may be of the form «%s»', (name, legalForm) => {
  expect(legalFormProblem({ name, legalForm })).toBeUndefined()
})

test.each([
  ['Brändli GmbH', 'Aktiengesellschaft', 'GmbH'],
  ['Brändli AG', 'Gesellschaft mit beschränkter Haftung', 'AG'],
  ['Brändli Sichtbarkeit', 'Aktiengesellschaft', 'none'],
  ['Magazin Agnes', 'AG', 'none'],
])('«%s» contradicts the form «%s»', (name, legalForm, said) => {
  expect(legalFormProblem({ name, legalForm })).toBe(
    `«${legalForm}» is a form that the name says (OR 950), and \`name\` «${name}» says ${said}`,
  )
})

test('what is no such firm says no such form', () => {
  expect(legalFormProblem({ name: 'Brändli GmbH', legalForm: 'Einzelunternehmen' })).toBe(
    'is «Einzelunternehmen», and `name` «Brändli GmbH» says GmbH',
  )
})
