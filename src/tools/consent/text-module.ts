import { asksAbroad, involvesOthers, isChosenByClick, measuresAnything, type Answers } from './answers.ts'
import type { Level } from './duties.ts'

/** A passage for the privacy page, with placeholders in square brackets. `level` is the strictest duty. */
export function textModule(answers: Answers, level: Level): string {
  const { werkzeug, speicher, werbung, dienste, eu, allein } = answers
  const isMeasured = measuresAnything(answers)
  const isByClick = (level === 'refuse' || level === 'consent') && isChosenByClick(answers)
  const sentences = [
    tools[werkzeug],
    advertising[werbung],
    embeddings[dienste],
    !isMeasured && 'Auf dieser Website zählen wir keine Besuche und speichern nichts auf Ihrem Gerät.',
    speicher === 'mehr' && 'Auf Ihrem Gerät speichern wir [Name, Zweck, Dauer].',
    isMeasured && (isByClick ? 'Ohne Ihren Klick geschieht das nicht.' : choices[level]),
    asksAbroad(answers) &&
      level === 'refuse' &&
      'Besuchen Sie uns aus dem EWR oder aus Grossbritannien, geschieht es erst, wenn Sie eingewilligt haben.',
    speicher === 'mehr' &&
      !isByClick &&
      'Was die Website braucht, auch Ihre Wahl, speichern wir in jedem Fall: [Name, Zweck, Dauer].',
    speicher === 'notwendig' &&
      'Auf Ihrem Gerät speichern wir nur, was die Website braucht: [Name, Zweck, Dauer]. Ablehnen können Sie es in den Einstellungen Ihres Browsers; dann fehlt Ihnen [Warenkorb, Login].',
    involvesOthers(answers) && 'Die Daten gehen an [Anbieter] in [Staat]; Garantie, falls nötig: [Garantie].',
    eu &&
      isMeasured &&
      'Rechtsgrundlage, soweit die DSGVO gilt: [Einwilligung oder andere Grundlage nach Art. 6 DSGVO].',
    allein &&
      'Über [Gegenstand] entscheidet ein Programm. Sie können Ihren Standpunkt darlegen und verlangen, dass ein Mensch den Entscheid prüft: [Kontakt].',
  ]
  return sentences.filter(Boolean).join('\n')
}

const tools: Record<Answers['werkzeug'], string> = {
  keines: '',
  kennungslos: 'Wir zählen Besuche mit [Werkzeug], ohne Sie wiederzuerkennen, um [Zweck].',
  analyse: 'Wir werten Besuche mit [Werkzeug] aus, um [Zweck].',
}

const advertising: Record<Answers['werbung'], string> = {
  keine: '',
  messen: 'Mit [Werbedienst] zählen wir, welche Anzeige zu einer Anfrage geführt hat.',
  profil: '[Werbedienst] bildet aus Besuchen Profile, um Werbung auf Personen abzustimmen.',
}

const embeddings: Record<Answers['dienste'], string> = {
  keine: '',
  klick: 'Eingebettet ist [Video, Karte]. Erst wenn Sie darauf klicken, lädt Ihr Browser es von [Anbieter].',
  sofort: 'Eingebettet ist [Video, Karte, Captcha, Schrift]. Ihr Browser lädt es von [Anbieter].',
}

/** How a visitor chooses, by the same level as the verdict. */
const choices: Partial<Record<Level, string>> = {
  refuse:
    'Lehnen Sie ab, geschieht das nicht. Ablehnen können Sie jederzeit, auch später: [Link «Einstellungen»].',
  consent:
    'Erst wenn Sie eingewilligt haben, geschieht das. Sie können die Einwilligung jederzeit widerrufen: [Link «Einstellungen»].',
  explicit:
    'Erst wenn Sie ausdrücklich eingewilligt haben, geschieht das. Sie können die Einwilligung jederzeit widerrufen: [Link «Einstellungen»].',
}
