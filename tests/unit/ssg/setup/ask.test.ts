import { expect, test } from 'vitest'
import { tidy, tidyList } from '../../../../ssg/setup/ask.ts'

test.each([
  ['uid', 'che 123 456 788', 'CHE-123.456.788'],
  ['uid', 'keine', 'keine'],
  ['phone', '044 123 45 67', '+41441234567'],
  ['phone', '+423 230 12 34', '+4232301234'],
  ['phone', 'keines', 'keines'],
  ['origin', 'www.firma.example', 'https://www.firma.example'],
  ['origin', 'https://www.Firma.example/', 'https://www.firma.example'],
  ['origin', 'www.Firma.example/de', 'https://www.firma.example/de'],
  ['origin', 'https://www.firma.example/?x=1', 'https://www.firma.example/?x=1'],
  ['origin', 'müller.example/', 'https://xn--mller-kva.example'],
  ['origin', 'http://firma.example', 'http://firma.example'],
  ['origin', 'firma', 'firma'],
  ['email', 'post@Müller.example', 'post@xn--mller-kva.example'],
  ['email', 'post', 'post'],
  ['enquiryAddress', '/contact', '/contact'],
  ['enquiryAddress', 'formulare.example/f/1', 'https://formulare.example/f/1'],
  ['street', '  Sägeweg 3 ', 'Sägeweg 3'],
])('for the field %s «%s» is stored as «%s»', (field, typed, kept) => {
  expect(tidy(field, typed)).toBe(kept)
})

test('several addresses may stand on one line', () => {
  expect(tidyList(' a.example/b, https://c.example ')).toEqual(['https://a.example/b', 'https://c.example/'])
  expect(tidyList(' ')).toEqual([])
})
