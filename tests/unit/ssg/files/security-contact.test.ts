import { expect, test } from 'vitest'
import { securityContact } from '../../../../ssg/files/security-contact.ts'
import { articlePage, legalPage } from '../../../support/sources/site-pages.ts'

const pages = [
  articlePage('/a', { published: '2026-11-21', updated: '2027-02-03' }),
  legalPage('/agb', { published: '2026-12-31' }),
]
const { content } = securityContact(pages, '2026-11-21')

test('security.txt expires a year after the latest change of the site', () => {
  expect(content).toContain('Expires: 2028-02-03T00:00:00Z\n')
})

test('a later check of the contact extends security.txt', () => {
  expect(securityContact(pages, '2027-06-01').content).toContain('Expires: 2028-06-01T00:00:00Z\n')
})
