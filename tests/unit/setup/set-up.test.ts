import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkColours } from '../../../ssg/check/identity/colours.ts'
import { identityFile, writtenFields } from '../../../ssg/check/identity/identity-source.ts'
import { checkSiteIdentity } from '../../../ssg/check/identity/site-identity.ts'
import { editIdentity } from '../../../setup/edit-identity.ts'
import { editAccent } from '../../../setup/edit-accent.ts'
import { setUp } from '../../../setup/set-up.ts'
import { tokensFile } from '../../../ssg/content/design-tokens.ts'
import { exampleAccent } from '../../../src/lib/site/operator/example.ts'
import { conversation } from '../../support/operator/conversation.ts'
import { exampleIdentity } from '../../support/operator/example-identity.ts'
import { otherIdentity } from '../../support/operator/other-identity.ts'
import { answerAll, answerUntilPhone, keepAll } from '../../support/operator/setup-answers.ts'

const example = editIdentity(readFileSync(identityFile, 'utf8'), exampleIdentity)
const tokens = readFileSync(tokensFile, 'utf8')
let root: string

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/setup-`)
  mkdirSync(`${root}/src/lib`, { recursive: true })
  mkdirSync(`${root}/src/styles`)
  writeFileSync(`${root}/${identityFile}`, example)
  writeFileSync(`${root}/${tokensFile}`, tokens)
})
afterEach(() => rmSync(root, { recursive: true }))

const source = () => readFileSync(`${root}/${identityFile}`, 'utf8')
const css = () => readFileSync(`${root}/${tokensFile}`, 'utf8')
const identity = () => {
  const fields = [...writtenFields(source())].filter(([name]) => !name.includes('.'))
  return Object.fromEntries(fields.map(([name, { value }]) => [name, value]))
}

test('what is answered stands in the identity and in the tokens, as the build wants it', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answerAll(talk)
  await talk.answer('Accent colour on a light ground', '#0B5CAD')
  await talk.keep('Accent colour on a dark ground')
  await done
  const today = new Date().toISOString().slice(0, 10)
  const { indexNowKey, ...others } = identity()
  expect({ ...others, indexNowKey: null }).toEqual({
    ...otherIdentity,
    indexNowKey: null,
    contactChecked: today,
  })
  expect(indexNowKey).toMatch(/^[\da-f-]{36}$/)
  expect(checkSiteIdentity(identity(), source())).toEqual([])
  expect(css()).toContain('--accent: light-dark(#0b5cad, ')
  expect(checkColours(css())).toEqual([])
})

test('all else in both files stays', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answerAll(talk)
  await talk.answer('Accent colour on a light ground', '#0b5cad')
  await talk.keep('Accent colour on a dark ground')
  await done
  const fields = /^( +'?[\w-]+'?: ).*$/gm
  expect(source().replace(fields, '$1')).toBe(example.replace(fields, '$1'))
  const accents = /--(on-)?accent: .*/g
  expect(css().replace(accents, '')).toBe(tokens.replace(accents, ''))
})

test('run again, it proposes what is there, and changes nothing', async () => {
  const mine = editIdentity(example, {
    ...otherIdentity,
    contactChecked: new Date().toISOString().slice(0, 10),
  })
  writeFileSync(`${root}/${identityFile}`, mine)
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await keepAll(talk)
  await talk.keep('Accent colour on a light ground')
  await talk.keep('Accent colour on a dark ground')
  await done
  expect(source()).toBe(mine)
  expect(css()).toBe(tokens)
})

test('an answer that the identity would refuse is not taken, and says why', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await talk.answer('Name of the firm', '')
  await talk.correct('must not be empty', 'Sägewerk GmbH')
  await talk.answer('Name that visitors use', 'Ein Name mit mehr als 24 Zeichen')
  await talk.correct('must not have more than 24 characters', 'Sägewerk')
  await talk.press('Legal form', endOfText)
  await done
  expect(identity()).not.toMatchObject({ name: '' })
})

test('what is refused stands beside an example of right, as people write it', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answerUntilPhone(talk)
  await talk.answer('Telephone number', '203 44 55')
  await talk.hear('«203 44 55»')
  await talk.press('', endOfText)
  await done
  expect(talk.said()).toContain(
    '«203 44 55» is no telephone number with its area code. Right is, for example: 062\u00A0000\u00A000\u00A000',
  )
})

const ofExample = '. What is proposed is the example’s: enter makes it yours'

test('what the example says and others may say as well is called the example’s before enter keeps it', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await talk.answer('Name of the firm', 'Sägewerk AG')
  await talk.answer('Name that visitors use', 'Sägewerk')
  await talk.keep(`Legal form, for the Impressum${ofExample}`)
  await talk.answer('Who represents the firm', 'A. Säger')
  await talk.press('Street', endOfText)
  await done
  expect(identity()).toMatchObject({ legalForm: exampleIdentity.legalForm })
})

test('it is so too where an operator goes on under the own origin, and never of what is the operator’s own', async () => {
  const talk = conversation()
  const { jurisdiction, officeServices, officeLocation } = exampleIdentity
  writeFileSync(
    `${root}/${identityFile}`,
    editIdentity(example, { ...otherIdentity, jurisdiction, officeServices, officeLocation }),
  )
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Term of payment')
  await talk.press('Term of payment', endOfText)
  await done
  const questions = talk.said().match(/^.*What is proposed is the example’s/gm) ?? []
  const subjects = questions.map((question) => question.replace(/^\W+|[.,].*/g, ''))
  expect([...new Set(subjects)]).toEqual([
    'Country',
    'Who provides your e-mail',
    'Where those services work',
    'Representative in the EU (Art',
    'Place of jurisdiction',
  ])
})

test.each([
  [exampleAccent, ofExample],
  ['#0b5cad', ''],
])('the accent %s is proposed as what it is', async (light, told) => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editIdentity(example, otherIdentity))
  writeFileSync(`${root}/${tokensFile}`, editAccent(tokens, { light, dark: '#ff7b6e' }))
  const done = setUp(root, talk.terminal)
  await keepAll(talk)
  await talk.keep('Accent colour on a light ground')
  await talk.keep('Accent colour on a dark ground')
  await done
  expect(talk.said()).toContain(`links, buttons, the mark${told}\n`)
  expect(css()).toContain(`--accent: light-dark(${light}, #ff7b6e)`)
})

test('value-added tax is claimed by nobody who presses enter alone', async () => {
  const talk = conversation()
  const { vat } = exampleIdentity
  writeFileSync(`${root}/${identityFile}`, editIdentity(example, { ...otherIdentity, vat }))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'E-mail address')
  await talk.press('E-mail address', endOfText)
  await done
  expect(identity()).toMatchObject({ uid: otherIdentity.uid, vat: null })
})

test('an origin with a path is asked for again, because the site cannot stand there', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editIdentity(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Address of this site')
  await talk.answer('Address of this site', 'www.saegewerk.example/de')
  await talk.correct('must be https://www.saegewerk.example, without /de', 'www.saegewerk.example')
  await talk.hear('Kept as https://www.saegewerk.example')
  await talk.keep('Who hosts')
  await talk.keep('Where the host keeps')
  await talk.keep('How long the host')
  await talk.press('Who takes the enquiries?', endOfText)
  await done
  expect(identity()).toMatchObject({ origin: 'https://www.saegewerk.example' })
})

test('where services keep data is claimed by nobody who presses enter alone', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await answerUntilPhone(talk)
  for (const [question, typed] of [
    ['Telephone number', '033 000 00 00'],
    ['How soon', 'morgen'],
    ['Profiles', ''],
    ['Address of this site', 'www.saegewerk.example'],
  ] as const)
    await talk.answer(question, typed)
  await talk.keep('Who hosts the site')
  await talk.keep('Where the host keeps')
  await talk.hear('choose with the arrow keys')
  await talk.press('', `${down}${enter}`)
  await talk.answer('How long the host', '10 Tage')
  await talk.press('Who takes the enquiries?', endOfText)
  await done
  expect(identity()).toMatchObject({ host: exampleIdentity.host, hostLocation: 'switzerland' })
})

test('how a place is chosen is said after the first enter, and once however often it is pressed', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editIdentity(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Who hosts')
  await talk.answer('Who hosts', 'Weltnetz Inc.')
  for (const _ of ['first', 'second', 'third']) {
    await talk.keep('Where the host keeps')
    // Its answer repeats the question.
    await talk.hear('Where the host keeps')
  }
  await talk.press('Where the host keeps', endOfText)
  await done
  const questions = talk.said().match(/Where the host keeps.*/g) ?? []
  const hints = questions.map((question) => question.split(': choose with the arrow keys').length - 1)
  expect(hints).toEqual([0, 0, 1, 1, 1, 1, 1, 1])
})

test('of a host that has changed the place is asked anew', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editIdentity(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk, 'Who hosts')
  await talk.answer('Who hosts', 'Weltnetz Inc.')
  await talk.press('Where the host keeps', `${down.repeat(5)}${enter}`)
  await talk.keep('How long the host')
  await talk.press('Who takes the enquiries?', endOfText)
  await done
  expect(identity()).toMatchObject({ host: 'Weltnetz Inc.', hostLocation: 'worldwide' })
})

test('whoever ends it in the middle keeps the steps before', async () => {
  const talk = conversation()
  const done = setUp(root, talk.terminal)
  await talk.answer('Name of the firm', 'Sägewerk GmbH')
  await talk.answer('Name that visitors use', 'Sägewerk')
  await talk.answer('Legal form', 'GmbH')
  await talk.answer('Who represents the firm', 'A. Säger')
  await talk.answer('Street and number', 'Sägeweg 3')
  await talk.press('Postal code', endOfText)
  await done
  expect(talk.said()).toContain('goes on whenever you like')
  expect(identity()).toEqual({
    ...exampleIdentity,
    name: 'Sägewerk GmbH',
    shortName: 'Sägewerk',
    legalForm: 'GmbH',
    representative: 'A. Säger',
  })
})

test('an accent that cannot be read is refused with one of its hue that can', async () => {
  const talk = conversation()
  writeFileSync(`${root}/${identityFile}`, editIdentity(example, otherIdentity))
  const done = setUp(root, talk.terminal)
  await keepAll(talk)
  await talk.answer('Accent colour on a light ground', 'crimson')
  await talk.correct('«crimson» is no colour: # and six digits', '#ffcc00')
  await talk.hear('#ffcc00 is hard to read on')
  await talk.correct(' can be read', proposedIn(talk.said()))
  await talk.keep('Accent colour on a dark ground')
  await done
  expect(css()).toContain(`--accent: light-dark(${proposedIn(talk.said())}, `)
  expect(checkColours(css())).toEqual([])
})

const down = '\u001B[B'
const enter = '\r'
const endOfText = '\u0003'

const proposedIn = (said: string) => /(#[\da-f]{6}) can be read/.exec(said)?.[1] ?? ''
