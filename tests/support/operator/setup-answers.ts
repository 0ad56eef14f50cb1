import { down, enter, type conversation } from './conversation.ts'
import { otherIdentity } from './other-identity.ts'

type Talk = ReturnType<typeof conversation>

/** Answers `npm run setup` with the data of `other-identity`, as people type them. */
export async function answerAll(talk: Talk): Promise<void> {
  await answerUntilPhone(talk)
  await talk.answer('Telefonnummer', '033 000 00 00')
  await talk.answer('Wie rasch Sie eine Anfrage', 'am nächsten Arbeitstag')
  await talk.answer('Profile derselben', 'verzeichnis.example/suchmaschinenmanufaktur')
  await talk.answer('Adresse dieser Website', 'www.gründlich.example/')
  await talk.answer('Wer die Website hostet', 'Hosting AG, Zürich, Schweiz')
  // No location is proposed; Switzerland is the first of the list.
  await talk.press('Wo der Hoster die Seiten', down + enter)
  await talk.answer('Wie lange der Hoster', '10 Tage')
  await talk.keep('Wer nimmt die Anfragen')
  await talk.answer('Wohin das Formular', 'formulare.example/f/1')
  await talk.answer('Wer das Formular für Sie', 'Formulare GmbH, Wien, Österreich')
  await talk.press('Wo der Formulardienst', down + down + enter)
  await talk.answer('Spamfilter', '')
  await talk.answer('Wie lange Anfragen', '6 Monate nach der letzten Nachricht')
  await talk.answer('Wer E-Mail, Telefon', 'Büro AG, Thun, Schweiz')
  await talk.press('Wo der entfernteste', down + enter)
  await talk.answer('Wer Fragen zum Datenschutz', 'Präsidium')
  await talk.keep('Vertretung in der EU')
  // The town is proposed.
  await talk.keep('Gerichtsstand')
  await talk.answer('Zahlungsfrist', '20 Tage')
  // Selects GPTBot, the third one, and CCBot, the last one.
  await talk.press('Crawler der KI-Anbieter', `${down}${down} ${down.repeat(14)} ${enter}`)
  await talk.press('Bing und anderen', 'y')
  await talk.answer('In wie vielen Arbeitstagen', '8')
  await talk.press('Hat eine Anwältin', 'y')
}

/** Answers the questions before the phone number. */
export async function answerUntilPhone(talk: Talk): Promise<void> {
  await talk.answer('Name der Firma', otherIdentity.name)
  await talk.answer('Name, wie ihn', otherIdentity.shortName)
  await talk.answer('Rechtsform', 'Genossenschaft ')
  await talk.answer('Wer die Firma vertritt', 'Präsidium der Verwaltung')
  await talk.answer('Strasse und Nummer', 'Obere Sägewerkstrasse 103')
  await talk.answer('Postleitzahl', '3800')
  await talk.answer('Ort', 'Interlaken')
  await talk.keep('Land')
  await talk.answer('Kanton', 'Bern')
  await talk.answer('UID, wie', 'CHE 999 999 996')
  await talk.press('Schuldet die Firma Mehrwertsteuer?', 'n')
  await talk.answer('E-Mail-Adresse', 'post@gründlich.example')
  await talk.hear(`Gespeichert als ${otherIdentity.email}`)
  await talk.press('Liest jemand', 'y')
}
