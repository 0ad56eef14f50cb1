import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityFile, slotsFile } from '../../../../ssg/content/identity.ts'
import { readYaml } from '../../../../ssg/content/yaml-file.ts'
import { checkSiteIdentity } from '../../../../ssg/check/identity/site-identity.ts'
import { editYaml, setUp } from '../../../../ssg/setup/set-up.ts'
import { markFile } from '../../../../ssg/content/mark.ts'
import { tokensFile } from '../../../../ssg/content/design-tokens.ts'
import { conversation, down, enter } from '../../../support/operator/conversation.ts'
import { exampleIdentity } from '../../../support/operator/example-identity.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'
import { answerAll, answerUntilPhone } from '../../../support/operator/setup-answers.ts'

const example = editYaml(readFileSync(identityFile, 'utf8'), exampleIdentity)
let root: string

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/setup-`)
  mkdirSync(`${root}/src/content`, { recursive: true })
  mkdirSync(`${root}/src/styles`)
  for (const file of [slotsFile, markFile, tokensFile]) cpSync(file, `${root}/${file}`)
  writeFileSync(`${root}/${identityFile}`, example)
})
afterEach(() => rmSync(root, { recursive: true }))

const source = () => readFileSync(`${root}/${identityFile}`, 'utf8')
const identity = () => Object(readYaml(root, identityFile).value)
const store = (values: object) => writeFileSync(`${root}/${identityFile}`, editYaml(example, values))

const endOfText = '\u0003'

/** Answers the questions of setup until it ends, and returns its output. */
async function answering(answers: (talk: ReturnType<typeof conversation>) => Promise<void>): Promise<string> {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answers(talk)
  await done
  return talk.said()
}

test('setup asks nothing before a file that is no YAML is mended', async () => {
  writeFileSync(`${root}/${slotsFile}`, 'phoneHours: Montag bis Freitag: 8.00-12.00\n')
  await expect(setUp(root, conversation().terminal)).rejects.toThrow(`${slotsFile}:1`)
})

test('setup writes the answers to the identity and the slots in the format of the build', async () => {
  const said = await answering(answerAll)
  const today = new Date().toISOString().slice(0, 10)
  expect(identity()).toEqual({
    ...otherIdentity,
    indexNowKey: expect.stringMatching(/^[\da-f-]{36}$/),
    contactChecked: today,
    legalReviewed: today,
  })
  expect(readYaml(root, slotsFile).value).toMatchObject({ audit: { workingDays: 8 }, vat: 'none' })
  expect(source()).toMatch(/^profiles: .*suchmaschinenmanufaktur.* # Adressen von Profilen/m)
  expect(said).toContain('Darf diese Website online gehen?')
  expect(checkSiteIdentity(readYaml(root, identityFile))).toEqual([])
})

test('setup that runs again proposes what is stored, and changes nothing if that is confirmed', async () => {
  store({ ...otherIdentity, contactChecked: new Date().toISOString().slice(0, 10) })
  const stored = source()
  await answering(async (talk) => {
    await talk.keepUntil('Hat eine Anwältin')
    await talk.keep('Hat eine Anwältin')
  })
  expect(source()).toBe(stored)
})

test('in setup a typed answer replaces the proposed one, and a hyphen leaves a field empty', async () => {
  store(otherIdentity)
  await answering(async (talk) => {
    await talk.keepUntil('Rechtsform')
    await talk.answer('Rechtsform', 'Stiftung')
    await talk.keepUntil('Kanton')
    await talk.answer('Kanton', '-')
    await talk.keepUntil('E-Mail-Adresse')
    await talk.press('E-Mail-Adresse', endOfText)
  })
  expect(identity()).toMatchObject({ legalForm: 'Stiftung', canton: null, uid: otherIdentity.uid })
})

test('ending setup in the first step says that nothing is written', async () => {
  expect(await answering((talk) => talk.press('Name der Firma', endOfText))).toContain(
    'Noch ist nichts geschrieben',
  )
  expect(source()).toBe(example)
})

test('setup refuses an invalid answer and says why, and ending it in the middle keeps the steps before', async () => {
  const said = await answering(async (talk) => {
    await talk.answer('Name der Firma', '')
    await talk.answer('darf nicht leer sein', 'Sägewerk GmbH')
    await talk.answer('Name, wie ihn', 'Ein Name mit mehr als 24 Zeichen')
    await talk.answer('darf höchstens 24 Zeichen haben', 'Sägewerk')
    await talk.answer('Rechtsform', 'GmbH')
    await talk.answer('Wer die Firma vertritt', 'A. Säger')
    await talk.answer('Strasse und Nummer', 'Sägeweg 3')
    await talk.press('Postleitzahl', endOfText)
  })
  expect(said).toContain('Die Schritte davor stehen in')
  expect(identity()).toEqual({
    ...exampleIdentity,
    name: 'Sägewerk GmbH',
    shortName: 'Sägewerk',
    legalForm: 'GmbH',
    representative: 'A. Säger',
  })
})

test('setup says of a proposed value that it is the example’s', async () => {
  await answering(async (talk) => {
    await answerUntilPhone(talk)
    await talk.answer('Telefonnummer', '033 000 00 00')
    await talk.keep('ergänzt «Sie erhalten … eine Antwort». Der Vorschlag stammt vom Beispiel')
    await talk.answer('Profile', '')
    await talk.press('Adresse dieser Website', endOfText)
  })
  expect(identity()).toMatchObject({ responseTime: exampleIdentity.responseTime })
})

test('setup proposes the legal form that the name states, and shows it once it is accepted', async () => {
  const form = 'Gesellschaft mit beschränkter Haftung'
  await answering(async (talk) => {
    await talk.answer('Name der Firma', 'Sägewerk GmbH')
    await talk.answer('Name, wie ihn', 'Sägewerk')
    await talk.keep('Rechtsform, für das Impressum\n')
    await talk.hear(`Rechtsform, für das Impressum\n│  ${form}`)
    await talk.answer('Wer die Firma vertritt', 'A. Säger')
    await talk.press('Strasse', endOfText)
  })
  expect(identity()).toMatchObject({ legalForm: form })
})

test('pressing only Enter in setup claims no value-added tax', async () => {
  store({ ...otherIdentity, vat: exampleIdentity.vat })
  await answering(async (talk) => {
    await talk.keepUntil('E-Mail-Adresse')
    await talk.press('E-Mail-Adresse', endOfText)
  })
  expect(identity()).toMatchObject({ uid: otherIdentity.uid, vat: null })
})

test('setup asks again for an origin with a path, and for the place if the host has changed', async () => {
  store(otherIdentity)
  await answering(async (talk) => {
    await talk.keepUntil('Adresse dieser Website')
    await talk.answer('Adresse dieser Website', 'www.saegewerk.example/de')
    await talk.answer(
      'muss https://www.saegewerk.example sein, ohne Umlaute, Port, Pfad',
      'www.saegewerk.example',
    )
    await talk.hear('Gespeichert als https://www.saegewerk.example')
    await talk.answer('Wer die Website hostet', 'Weltnetz Inc.')
    await talk.press('Wo der Hoster die Seiten', `${down.repeat(7)}${enter}`)
    await talk.keep('Wie lange der Hoster')
    await talk.press('Wer nimmt die Anfragen', endOfText)
  })
  expect(identity()).toMatchObject({
    origin: 'https://www.saegewerk.example',
    host: 'Weltnetz Inc.',
    hostLocation: 'worldwide',
  })
})

test('pressing only Enter in setup claims no place where the host keeps data', async () => {
  await answering(async (talk) => {
    await answerUntilPhone(talk)
    await talk.answer('Telefonnummer', '033 000 00 00')
    await talk.keepUntil('Adresse dieser Website')
    await talk.answer('Adresse dieser Website', 'www.saegewerk.example')
    await talk.keep('Wer die Website hostet')
    await talk.keep('Wo der Hoster die Seiten')
    await talk.press('Wählen Sie mit den Pfeiltasten', `${down}${enter}`)
    await talk.answer('Wie lange der Hoster', '10 Tage')
    await talk.press('Wer nimmt die Anfragen', endOfText)
  })
  expect(identity()).toMatchObject({ host: exampleIdentity.host, hostLocation: 'switzerland' })
})

test('setup takes the path of an own program, not of the contact page, and proposes host and place of the site for it', async () => {
  store(otherIdentity)
  await answering(async (talk) => {
    await talk.keepUntil('Wohin das Formular')
    await talk.answer('oder der Pfad Ihres Programms', '/contact')
    await talk.answer('«/contact» nimmt Anfragen nur für Netlify Forms entgegen', '/api/anfrage')
    await talk.keepUntil('Wer E-Mail, Telefon')
    await talk.press('Wer E-Mail, Telefon', endOfText)
  })
  expect(identity()).toMatchObject({
    enquiryAddress: '/api/anfrage',
    formService: `ein eigenes Programm bei ${otherIdentity.host}`,
    formServiceLocation: otherIdentity.hostLocation,
  })
})
