import { expect, test } from 'vitest'
import { checkSiteIdentity } from '../../../../check/content/site-identity.ts'
import { siteIdentity } from '../../../../src/lib/site.ts'
import { asPrinted } from '../../../support/content-files.ts'

const site = siteIdentity()

const hint = 'src/lib/site-schema.ts describes every field.'

test('the identity that is there is complete', () => {
  expect(checkSiteIdentity(site)).toEqual([])
})

test('everything wrong with the identity is printed at once', () => {
  const fault = { ...site, uid: 'CHE123', postalCode: '80', origin: 'https://www.example.com/' }
  expect(asPrinted(checkSiteIdentity(fault))).toEqual([
    `src/lib/site.ts: \`postalCode\`: must be a Swiss postal code of four digits\n    ${hint}`,
    `src/lib/site.ts: \`uid\`: must look like CHE-123.456.789\n    ${hint}`,
    `src/lib/site.ts: \`origin\`: must be an origin, such as https://www.example.com, without path or slash at the end\n    ${hint}`,
  ])
})

test('a missing field is printed by name', () => {
  const { email: _, ...rest } = site
  expect(asPrinted(checkSiteIdentity(rest))).toEqual([
    `src/lib/site.ts: \`email\`: Invalid input: expected string, received undefined\n    ${hint}`,
  ])
})
