import type { conversation } from './conversation.ts'
import { otherIdentity } from './other-identity.ts'

type Talk = ReturnType<typeof conversation>

const down = '\u001B[B'
const enter = '\r'

/** Answers `npm run setup` from its first question to the colours as the operator of `other-identity` would, as people type. */
export async function answerAll(talk: Talk): Promise<void> {
  await answerUntilPhone(talk)
  await talk.answer('Telephone number', '033 000 00 00')
  await talk.answer('How soon an enquiry is answered', 'am nächsten Arbeitstag')
  await talk.answer('Profiles elsewhere', 'verzeichnis.example/suchmaschinenmanufaktur')
  await talk.answer('Address of this site', 'www.gründlich.example/')
  await talk.answer('Who hosts the site', 'Hosting AG, Zürich, Schweiz')
  // Nothing is proposed; Switzerland is the first.
  await talk.press('Where the host keeps', down + enter)
  await talk.answer('How long the host keeps its logs', '10 Tage')
  await talk.keep('Who takes the enquiries?')
  await talk.answer('Where the form is sent', 'formulare.example/f/1')
  await talk.answer('Who receives the form for you', 'Formulare GmbH, Wien, Österreich')
  await talk.press('Where the form service', down + down + enter)
  await talk.answer('Spam filter', '')
  await talk.answer('How long enquiries are kept', '6 Monate nach der letzten Nachricht')
  await talk.answer('Who provides your e-mail', 'Büro AG, Thun, Schweiz')
  await talk.press('Where those services work', down + enter)
  await talk.answer('Who answers questions on privacy', 'Präsidium')
  await talk.keep('Representative in the EU')
  await talk.answer('Place of jurisdiction', 'Interlaken')
  await talk.answer('Term of payment', '20 Tage')
  // The third one is GPTBot, the last one CCBot.
  await talk.press('Crawlers of AI providers', `${down}${down} ${down.repeat(14)} ${enter}`)
  await talk.press('Tell Bing and others of changes', 'y')
}

/** The questions before the one for the telephone. */
export async function answerUntilPhone(talk: Talk): Promise<void> {
  await talk.answer('Name of the firm', otherIdentity.name)
  await talk.answer('Name that visitors use', otherIdentity.shortName)
  await talk.answer('Legal form', 'Genossenschaft ')
  await talk.answer('Who represents the firm', 'Präsidium der Verwaltung')
  await talk.answer('Street and number', 'Obere Sägewerkstrasse 103')
  await talk.answer('Postal code', '3800')
  await talk.answer('Town', 'Interlaken')
  await talk.keep('Country')
  await talk.answer('Canton', 'Bern')
  await talk.answer('Business number', 'CHE 999 999 996')
  await talk.press('Does the firm pay value-added tax?', 'n')
  await talk.answer('E-mail address', 'post@gründlich.example')
  await talk.hear(`Kept as ${otherIdentity.email}, shown as post@gründlich.example`)
  await talk.press('Does somebody read post@gründlich.example', 'y')
}

/** Takes everything that is proposed, up to the colours or a question before them. */
export async function keepAll(talk: Talk, end?: string): Promise<void> {
  const questions = [
    [
      'Name of the firm',
      'Name that visitors use',
      'Legal form',
      'Who represents',
      'Street',
      'Postal code',
      'Town',
    ],
    ['Country', 'Canton', 'Business number', 'value-added tax?', 'E-mail address', 'Does somebody read'],
    ['Telephone number', 'How soon', 'Profiles', 'Address of this site', 'Who hosts', 'Where the host keeps'],
    ['How long the host', 'Who takes the enquiries?', 'Where the form is sent', 'Who receives the form'],
    ['Where the form service', 'Spam filter', 'How long enquiries', 'Who provides your e-mail'],
    ['Where those services work', 'privacy', 'Representative in the EU', 'jurisdiction'],
    ['Term of payment', 'Crawlers of AI providers', 'Tell Bing'],
  ]
  for (const question of questions.flat()) {
    if (question === end) return
    await talk.keep(question)
  }
}
