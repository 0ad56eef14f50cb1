import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkColours } from '../../../../ssg/check/identity/colours.ts'
import { identityFile, slotsFile } from '../../../../ssg/content/identity.ts'
import { readYaml } from '../../../../ssg/content/yaml-file.ts'
import { checkSiteIdentity } from '../../../../ssg/check/identity/site-identity.ts'
import { editYaml } from '../../../../ssg/setup/edit-yaml.ts'
import { editAccent } from '../../../../ssg/setup/edit-accent.ts'
import { setUp } from '../../../../ssg/setup/set-up.ts'
import { markFile } from '../../../../ssg/content/mark.ts'
import { tokensFile } from '../../../../ssg/content/design-tokens.ts'
import { exampleAccent } from '../../../../src/lib/site/operator/example.ts'
import { conversation } from '../../../support/operator/conversation.ts'
import { exampleIdentity } from '../../../support/operator/example-identity.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'
import { answerAll, answerUntilPhone, keepAll } from '../../../support/operator/setup-answers.ts'

const example = editYaml(readFileSync(identityFile, 'utf8'), exampleIdentity)
const tokens = readFileSync(tokensFile, 'utf8')
let root: string

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/setup-`)
  mkdirSync(`${root}/src/content`, { recursive: true })
  mkdirSync(`${root}/src/styles`)
  for (const file of [slotsFile, markFile]) cpSync(file, `${root}/${file}`)
  writeFileSync(`${root}/${identityFile}`, example)
  writeFileSync(`${root}/${tokensFile}`, tokens)
})
afterEach(() => rmSync(root, { recursive: true }))

const slotsIn = (folder: string) => readYaml(folder, slotsFile).value
const source = () => readFileSync(`${root}/${identityFile}`, 'utf8')
const css = () => readFileSync(`${root}/${tokensFile}`, 'utf8')
const identity = () => Object(readYaml(root, identityFile).value)

test('setup asks nothing before a file that is no YAML is mended', async () => {
  writeFileSync(`${root}/${slotsFile}`, 'phoneHours: Montag bis Freitag: 8.00-12.00\n')
  const talk = conversation()
  await expect(setUp(root, talk.terminal)).rejects.toThrow(`${slotsFile}:1`)
})

test('setup writes the answers to the identity and the tokens in the format of the build', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answerAll(talk)
  await talk.answer('Akzentfarbe auf hellem Grund', '#0B5CAD')
  await talk.keep('Akzentfarbe auf dunklem Grund')
  await done
  const today = new Date().toISOString().slice(0, 10)
  const { indexNowKey, ...others } = identity()
  expect({ ...others, indexNowKey: null }).toEqual({
    ...otherIdentity,
    indexNowKey: null,
    contactChecked: today,
    legalReviewed: today,
  })
  expect(slotsIn(root)).toMatchObject({ audit: { workingDays: 8 }, vat: 'none' })
  expect(source()).toMatch(/^profiles: .*suchmaschinenmanufaktur.* # Adressen von Profilen/m)
  expect(talk.said()).toContain('Darf diese Website online gehen?')
  expect(indexNowKey).toMatch(/^[\da-f-]{36}$/)
  expect(checkSiteIdentity(readYaml(root, identityFile))).toEqual([])
  expect(css()).toContain('--accent: light-dark(#0b5cad, ')
  expect(checkColours(css())).toEqual([])
})

test('setup that runs again proposes what is stored, and changes nothing if that is confirmed', async () => {
  const mine = editYaml(example, {
    ...otherIdentity,
    contactChecked: new Date().toISOString().slice(0, 10),
  })
  writeFileSync(`${root}/${identityFile}`, mine)
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await keepAll(talk)
  await talk.keep('Akzentfarbe auf hellem Grund')
  await talk.keep('Akzentfarbe auf dunklem Grund')
  await done
  expect(source()).toBe(mine)
  expect(css()).toBe(tokens)
})

test('in setup a typed answer replaces the proposed one, and a hyphen leaves a field empty', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editYaml(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Rechtsform')
  await talk.press('Rechtsform', `Stiftung${enter}`)
  for (const question of ['Wer die Firma', 'Strasse', 'Postleitzahl', 'Ort', 'Land'])
    await talk.keep(question)
  await talk.press('Kanton', `-${enter}`)
  await talk.keep('UID, wie')
  await talk.press('Schuldet die Firma', `n`)
  await talk.press('E-Mail-Adresse', endOfText)
  await done
  expect(identity()).toMatchObject({ legalForm: 'Stiftung', canton: null, uid: otherIdentity.uid })
})

test('ending setup in the first step says that nothing is written', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await talk.press('Name der Firma', endOfText)
  await done
  expect(talk.said()).toContain('Noch ist nichts geschrieben')
  expect(source()).toBe(example)
})

test('setup refuses an invalid answer and says why', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await talk.answer('Name der Firma', '')
  await talk.correct('darf nicht leer sein', 'Sägewerk GmbH')
  await talk.answer('Name, wie ihn', 'Ein Name mit mehr als 24 Zeichen')
  await talk.correct('darf höchstens 24 Zeichen haben', 'Sägewerk')
  await talk.press('Rechtsform', endOfText)
  await done
  expect(identity()).not.toMatchObject({ name: '' })
})

const ofExample = '. Der Vorschlag stammt vom Beispiel'

test('setup says of a proposed value that it is the example’s', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answerUntilPhone(talk)
  await talk.answer('Telefonnummer', '033 000 00 00')
  await talk.keep(`ergänzt «Sie erhalten … eine Antwort»${ofExample}`)
  await talk.answer('Profile', '')
  await talk.press('Adresse dieser Website', endOfText)
  await done
  expect(identity()).toMatchObject({ responseTime: exampleIdentity.responseTime })
})

test.each([
  ['Sägewerk AG', 'Aktiengesellschaft'],
  ['Sägewerk GmbH', 'Gesellschaft mit beschränkter Haftung'],
])('setup proposes for «%s» the legal form «%s», and shows it once it is accepted', async (name, form) => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await talk.answer('Name der Firma', name)
  await talk.answer('Name, wie ihn', 'Sägewerk')
  await talk.keep('Rechtsform, für das Impressum\n')
  await talk.hear('Rechtsform, für das Impressum\n│  ' + form)
  await talk.answer('Wer die Firma vertritt', 'A. Säger')
  await talk.press('Strasse', endOfText)
  await done
  expect(identity()).toMatchObject({ legalForm: form })
})

test.each([
  [exampleAccent, ofExample],
  ['#0b5cad', ''],
])('setup proposes the accent %s and says whether it is the example’s', async (light, told) => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editYaml(example, otherIdentity))
  writeFileSync(`${root}/${tokensFile}`, editAccent(tokens, { light, dark: '#ff7b6e' }))
  const done = setUp(root, talk.terminal)
  await keepAll(talk)
  await talk.keep('Akzentfarbe auf hellem Grund')
  await talk.keep('Akzentfarbe auf dunklem Grund')
  await done
  expect(talk.said()).toContain(`Unterstreichung der Links${told}\n`)
  expect(css()).toContain(`--accent: light-dark(${light}, #ff7b6e)`)
})

test('pressing only Enter in setup claims no value-added tax', async () => {
  const talk = conversation()
  const { vat } = exampleIdentity
  writeFileSync(`${root}/${identityFile}`, editYaml(example, { ...otherIdentity, vat }))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'E-Mail-Adresse')
  await talk.press('E-Mail-Adresse', endOfText)
  await done
  expect(identity()).toMatchObject({ uid: otherIdentity.uid, vat: null })
})

test('setup asks again for an origin with a path', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editYaml(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Adresse dieser Website')
  await talk.answer('Adresse dieser Website', 'www.saegewerk.example/de')
  await talk.correct(
    'muss https://www.saegewerk.example sein, ohne Umlaute, Port, Pfad',
    'www.saegewerk.example',
  )
  await talk.hear('Gespeichert als https://www.saegewerk.example')
  await talk.keep('Wer die Website hostet')
  await talk.keep('Wo der Hoster die Seiten')
  await talk.keep('Wie lange der Hoster')
  await talk.press('Wer nimmt die Anfragen', endOfText)
  await done
  expect(identity()).toMatchObject({ origin: 'https://www.saegewerk.example' })
})

test('pressing only Enter in setup claims no place where the host keeps data', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answerUntilPhone(talk)
  for (const [question, typed] of [
    ['Telefonnummer', '033 000 00 00'],
    ['Wie rasch', 'morgen'],
    ['Profile derselben', ''],
    ['Adresse dieser Website', 'www.saegewerk.example'],
  ] as const)
    await talk.answer(question, typed)
  await talk.keep('Wer die Website hostet')
  await talk.keep('Wo der Hoster die Seiten')
  await talk.hear('Wählen Sie mit den Pfeiltasten')
  await talk.press('', `${down}${enter}`)
  await talk.answer('Wie lange der Hoster', '10 Tage')
  await talk.press('Wer nimmt die Anfragen', endOfText)
  await done
  expect(identity()).toMatchObject({ host: exampleIdentity.host, hostLocation: 'switzerland' })
})

test('setup asks again for the place if the host has changed', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editYaml(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Wer die Website hostet')
  await talk.answer('Wer die Website hostet', 'Weltnetz Inc.')
  await talk.press('Wo der Hoster die Seiten', `${down.repeat(7)}${enter}`)
  await talk.keep('Wie lange der Hoster')
  await talk.press('Wer nimmt die Anfragen', endOfText)
  await done
  expect(identity()).toMatchObject({ host: 'Weltnetz Inc.', hostLocation: 'worldwide' })
})

test('setup takes the path of an own program, not of the contact page, and proposes host and place of the site for it', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editYaml(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Wohin das Formular')
  await talk.answer('oder der Pfad Ihres Programms', '/contact')
  await talk.correct('«/contact» nimmt Anfragen nur für Netlify Forms entgegen', '/api/anfrage')
  for (const question of ['Wer das Formular', 'Wo der Formulardienst', 'Spamfilter', 'Wie lange Anfragen'])
    await talk.keep(question)
  await talk.press('Wer E-Mail, Telefon', endOfText)
  await done
  expect(identity()).toMatchObject({
    enquiryAddress: '/api/anfrage',
    formService: `ein eigenes Programm bei ${otherIdentity.host}`,
    formServiceLocation: otherIdentity.hostLocation,
  })
})

test('ending setup in the middle keeps the steps before', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await talk.answer('Name der Firma', 'Sägewerk GmbH')
  await talk.answer('Name, wie ihn', 'Sägewerk')
  await talk.answer('Rechtsform', 'GmbH')
  await talk.answer('Wer die Firma vertritt', 'A. Säger')
  await talk.answer('Strasse und Nummer', 'Sägeweg 3')
  await talk.press('Postleitzahl', endOfText)
  await done
  expect(talk.said()).toContain('Die Schritte davor stehen in')
  expect(identity()).toEqual({
    ...exampleIdentity,
    name: 'Sägewerk GmbH',
    shortName: 'Sägewerk',
    legalForm: 'GmbH',
    representative: 'A. Säger',
  })
})

test('setup refuses an unreadable accent and proposes a readable one of the same hue', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editYaml(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk)
  await talk.answer('Akzentfarbe auf hellem Grund', 'crimson')
  await talk.correct('«crimson» ist keine Farbe: # und sechs Stellen', '#ffcc00')
  await talk.hear('#ffcc00 ist auf')
  await talk.correct('lesbar ist ', proposedIn(talk.said()))
  await talk.keep('Akzentfarbe auf dunklem Grund')
  await done
  expect(css()).toContain(`--accent: light-dark(${proposedIn(talk.said())}, `)
  expect(checkColours(css())).toEqual([])
})

const down = '\u001B[B'
const enter = '\r'
const endOfText = '\u0003'

const proposedIn = (said: string) => /lesbar ist (#[\da-f]{6})/.exec(said)?.[1] ?? ''
