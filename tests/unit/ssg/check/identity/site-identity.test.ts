import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkSiteIdentity } from '../../../../../ssg/check/identity/site-identity.ts'
import { identityFile } from '../../../../../ssg/content/identity.ts'
import { parseYaml } from '../../../../../ssg/content/yaml-file.ts'
import { asPrinted } from '../../../../support/sources/content-files.ts'
import { exampleIdentity } from '../../../../support/operator/example-identity.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'

const check = (identity: object) => asPrinted(checkSiteIdentity(parseYaml(identityFile, stringify(identity))))
const problems = (replaced: Record<string, unknown>) => check({ ...otherIdentity, ...replaced })
const line = (field: string) => Object.keys(otherIdentity).indexOf(field) + 1
const place = (field: string) => `${identityFile}:${line(field)}: \`${field}\``

test('all mistakes are reported at once, each with its line, an example and the field’s meaning', () => {
  expect(problems({ uid: 'CHE-123.456.789', postalCode: '80', phone: '044 123 45 67' })).toEqual([
    `${place('postalCode')} «80» muss eine Schweizer Postleitzahl sein, vier Ziffern\n    Richtig ist etwa: postalCode: '5000'. Postleitzahl.`,
    `${place('uid')} «CHE-123.456.789» ist keine UID: eine Ziffer stimmt nicht; vergleichen Sie mit uid.admin.ch\n    Richtig ist etwa: uid: CHE-123.456.788. UID, wie uid.admin.ch sie zeigt, falls es eine gibt.`,
    `${place('phone')} «044 123 45 67» muss so geschrieben sein: +41441234567\n    Richtig ist etwa: phone: '+41620000000'. Telefonnummer, falls jemand abnimmt.`,
  ])
})

test('a value of the wrong type, and an unknown field, are reported with what is right', () => {
  expect(problems({ postalCode: 3800 })[0]).toContain(
    `${place('postalCode')} «3800» muss ein Text sein\n    Richtig ist etwa: postalCode: '5000'`,
  )
  expect(problems({ emails: 'a@firma.example' })[0]).toMatch(
    /: `emails` gibt es hier nicht\n {4}Berichtigen Sie den Namen; gemeint ist wohl «email»\.$/,
  )
})

test('an unknown crawler and an invalid choice for a crawler are reported', () => {
  const { GPTBot: _, ...rest } = otherIdentity.aiCrawlers
  expect(problems({ aiCrawlers: { ...rest, GPTBot: 'maybe' } }).join()).toMatch(
    /: `aiCrawlers\.GPTBot` «maybe» muss allow oder refuse sein\n {4}Richtig ist etwa: GPTBot: refuse\. /,
  )
  expect(problems({ aiCrawlers: { ...otherIdentity.aiCrawlers, Bytespider: 'refuse' } })).toEqual([
    expect.stringMatching(
      /`aiCrawlers\.Bytespider` gibt es hier nicht\n.*Die Crawler sind OAI-SearchBot, .*CCBot\.$/,
    ),
  ])
})

test('fields that contradict each other are reported with their remedy', () => {
  expect(problems({ vat: 'CHE-109.322.551 MWST' })).toEqual([
    expect.stringContaining(`${place('vat')} «CHE-109.322.551 MWST» passt nicht zu \`uid\``),
  ])
  expect(problems({ formServiceLocation: 'switzerland' })).toEqual([
    expect.stringContaining(
      '\n    Wählen Sie `formServiceLocation` anders, oder schreiben Sie «Schweiz» in `formService`',
    ),
  ])
})

test.each(['name', 'email', 'uid'] as const)(
  'the example’s %s is reported once the origin is another one',
  (field) => {
    const value = exampleIdentity[field]
    expect(problems({ [field]: value }).join('\n')).toContain(
      `${place(field)} «${value}» ist noch vom Beispiel\n    Richtig ist etwa: `,
    )
  },
)

test('legal form, postal code and form address of the example are reported for another firm', () => {
  const left = { legalForm: 'Aktiengesellschaft', postalCode: '8000', enquiryAddress: '/contact' }
  expect(problems(left).map((printed) => printed.split('`')[1])).toEqual(Object.keys(left))
})
