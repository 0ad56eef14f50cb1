import { expect, test } from 'vitest'
import { markCode } from '../../../../ssg/content/mark.ts'
import { operatorFacts } from '../../../../ssg/content/operator-facts.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

test('components get phone, e-mail address and UID in Swiss notation', () => {
  expect(
    operatorFacts({ ...otherIdentity, vat: 'CHE-999.999.996 MWST', spamFilter: 'Sieb AG' }),
  ).toMatchObject({
    email: 'post@gründlich.example',
    phone: { href: 'tel:+41330000000', label: '033\u00A0000\u00A000\u00A000' },
    businessNumber: 'UID CHE-999.999.996 MWST',
    filtersSpam: true,
  })
})

test('a value that the operator does not have is null for components, not an empty text', () => {
  expect(operatorFacts({ ...otherIdentity, phone: null, uid: null, vat: null })).toMatchObject({
    imprint: expect.stringMatching(/^Suchmaschinenmanufaktur .*, 3800 Interlaken$/),
    phone: null,
    businessNumber: null,
    filtersSpam: false,
  })
  expect(operatorFacts({ ...otherIdentity, vat: null }).businessNumber).toBe(`UID ${otherIdentity.uid}`)
})

test('components know whether a program of the operator’s own takes the enquiries', () => {
  expect(operatorFacts(otherIdentity).hasOwnProgram).toBe(false)
  expect(operatorFacts({ ...otherIdentity, enquiryAddress: '/api/anfrage' }).hasOwnProgram).toBe(true)
})

test('the mark becomes JSX with the attribute names of React', () => {
  expect(markCode(process.cwd())).toMatch(
    /^jsx\("svg",\{"viewBox":"0 0 (\d+) \1","width":28,.*children:\[jsx\(/,
  )
  expect(markCode(process.cwd())).not.toMatch(/xmlns|stroke-width/)
})
