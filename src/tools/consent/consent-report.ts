import {
  applicable,
  findingsOf,
  listFindings,
  unchecked,
  wholeOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import type { Values } from '../shared/tool-input.ts'
import {
  asksAbroad,
  describeAnswers,
  exceedsNecessary,
  isAnswered,
  isChosenByClick,
  mayIdentify,
  measuresAnything,
  questions,
  readAnswers,
  usesService,
  type Answers,
  type Question,
} from './answers.ts'
import { consentDuties, levels, type Duty, type Level } from './duties.ts'
import { textModule } from './text-module.ts'

export interface ConsentReport {
  /** The strictest duty, a warning if informing does not suffice; or the doubt about it. */
  verdict: Verdict
  duties: Duty[]
  findings: Finding[]
  /** A passage for the privacy page, to be completed. */
  text: string
  /** The result for the enquiry form. */
  message: string
}

/** The levels as the beginning of a duty. */
export const levelLabels: Readonly<Record<Duty['level'], string>> = {
  prepare: 'Vorbereiten',
  inform: 'Informieren',
  hear: 'Anhören',
  refuse: 'Ablehnen lassen',
  consent: 'Einwilligung einholen',
  explicit: 'Ausdrückliche Einwilligung einholen',
}

/** The duties of the website that the fields describe. */
export function consentReport(values: Values): ConsentReport {
  const answers = readAnswers(values)
  if (!answers)
    return { verdict: unchecked(openQuestions(values)), duties: [], findings: [], text: '', message: '' }
  const duties = consentDuties(answers)
  const level = duties[0]?.level ?? 'nothing'
  const isAsked = level === 'consent' || level === 'explicit'
  const findings = listFindings(doubts(answers, isAsked || level === 'refuse'))
  // With a duty of consent, doubts whether consent is needed do not matter.
  const open = isAsked ? [] : findings.filter(({ grade }) => grade === 'unchecked')
  const doubt = open.find(({ rule }) => rule === 'consent/unknown') ?? open[0]
  const isUnknown = doubt?.rule === 'consent/unknown'
  // Analysis and advertising usually store cookies.
  const isLikely = isUnknown && level === 'refuse'
  const summary = doubt
    ? isLikely
      ? 'Vermutlich informieren und einfach ablehnen lassen.'
      : `Unsicher, ob ${level === 'refuse' ? 'ablehnen lassen' : 'informieren'} genügt.`
    : summaries[level]
  const isCertain = level === 'refuse' && !isChosenByClick(answers)
  const told =
    doubt &&
    `${isLikely ? `${bannerFor(level, answers)} ` : isCertain ? 'Ein Banner braucht es in jedem Fall. ' : ''}${wholeOf(doubt)}`
  const isDuty = levels.indexOf(level) > levels.indexOf('inform')
  const state = isDuty || findings.some(({ grade }) => grade === 'warning') ? 'warning' : 'right'
  const verdict: Verdict = told
    ? unchecked(told, summary)
    : { state, word: summary, reason: bannerFor(level, answers) }
  return {
    verdict,
    duties,
    findings,
    text: textModule(answers, level === 'refuse' && doubt && !isUnknown ? 'consent' : level),
    message: [
      `Ergebnis des Werkzeugs zur Messung (keine Rechtsberatung): ${summary} ${doubt ? '' : verdict.reason}`.trim(),
      `Angaben: ${describeAnswers(values)}`,
      ...duties.map(({ level: asked, what, basis }) => `- ${levelLabels[asked]}: ${what} (${basis})`),
      ...findings.map((finding) => `- Zu klären: ${wholeOf(finding)}`),
    ].join('\n'),
  }
}

function openQuestions(values: Values): string {
  const open = Object.entries<Question>(questions).filter(
    ([field, question]) => !isAnswered(question, values[field]),
  )
  return `Noch offen: ${open.map(([, { label }]) => `«${label}»`).join(', ')}.`
}

const summaries: Record<Level, string> = {
  nothing: 'Für die Messung ist auf der Website nichts nötig.',
  prepare: 'Für Besucherinnen und Besucher ist nichts nötig.',
  inform: 'Informieren genügt.',
  hear: 'Informieren, die Person anhören und den Entscheid von einem Menschen prüfen lassen.',
  refuse: 'Informieren und einfach ablehnen lassen.',
  consent: 'Vorher die Einwilligung einholen.',
  explicit: 'Vorher die ausdrückliche Einwilligung einholen.',
}

/** Answers the question of the tool's title: whether a banner is needed. */
function bannerFor(level: Level, answers: Answers): string {
  if ((level === 'refuse' || level === 'consent') && isChosenByClick(answers))
    return `Nein, wenn nur das Eingebettete speichert: Der Klick ist die ${level === 'refuse' ? 'Wahl' : 'Einwilligung'}; sagen Sie auf der Fläche, was danach geschieht.`
  if (level === 'refuse')
    return `Ja, üblich ist dafür ein Banner, in dem man ablehnen kann${asksAbroad(answers) ? '; wer aus dem EWR oder aus Grossbritannien kommt, muss vorher gefragt werden (Vertrag mit Google)' : ''}.`
  if (level === 'consent' || level === 'explicit') return 'Ja, üblich ist dafür ein Banner, das vorher fragt.'
  if (level === 'inform' && answers.dienste === 'sofort')
    return 'Ein Banner brauchen Sie nicht, wenn das Eingebettete wirklich nichts speichert.'
  return `Nein, ein Banner brauchen Sie dafür nicht.${level === 'inform' ? '' : ' Eine Datenschutzerklärung brauchen Sie trotzdem, etwa für das Formular.'}`
}

/** Finds answers that may be wrong and cases without a clear rule. `isChosen` tells whether visitors may refuse or are asked first. */
function doubts(answers: Answers, isChosen: boolean): Finding[] {
  const { speicher, werbung, dienste, google, eu, unerwartet, heikel, isUnknown } = answers
  const isMeasured = measuresAnything(answers)
  return applicable(findingsOf('consent'), [
    [
      werbung === 'profil' && !unerwartet && !heikel,
      'unchecked',
      'unexpected',
      'Personalisierte Werbung braucht laut EDÖB unter Umständen eine Einwilligung: wenn niemand mit den Profilen rechnet, und eine ausdrückliche, wenn ihr Risiko hoch ist.',
      'Holen Sie im Zweifel vorher die Einwilligung ein, oder kreuzen Sie oben an, was zutrifft.',
    ],
    [
      unerwartet && !exceedsNecessary(answers),
      'unchecked',
      'contradiction',
      'Sie haben angekreuzt, dass niemand damit rechnet; gespeichert oder mit Profilen geworben wird aber nach Ihren Angaben nichts. Das passt nicht zusammen.',
      'Klären Sie, was der Dienst auf dem Gerät tut, und wählen Sie es oben aus.',
    ],
    [
      usesService(answers) && speicher !== 'mehr',
      // A font or a captcha may store nothing, and then the answer stands.
      answers.werkzeug === 'analyse' || werbung !== 'keine' ? 'unchecked' : 'warning',
      'storage',
      'Sie nutzen einen Dienst und geben an, dass er nichts Weiteres auf dem Gerät speichert.',
      'Prüfen Sie das in den Entwicklerwerkzeugen unter «Anwendung»; steht dort etwas, wählen Sie «auch anderes», sonst gilt, was unten verlangt ist.',
    ],
    [
      google && werbung === 'keine',
      'unchecked',
      'ads',
      'Sie werben mit Google, haben bei «Werbung» aber «keine» gewählt.',
      'Wählen Sie dort, ob Sie nur messen oder Profile nutzen; misst Ihre Website nichts für die Werbung, entfernen Sie das Kreuz.',
    ],
    [
      google && werbung === 'messen',
      'warning',
      'ads-profiles',
      'Googles Tag gibt seine Daten ab Werk auch für personalisierte Werbung frei.',
      'Schalten Sie das im Google-Tag aus (allow_ad_personalization_signals: false), sonst wählen Sie «mit Profilen».',
    ],
    [
      eu && speicher !== 'mehr' && isMeasured,
      'note',
      'eu-access',
      'Die Richtlinie der EU erfasst auch den Zugriff auf das, was schon auf dem Gerät ist.',
      'Lassen Sie prüfen, was Ihr Werkzeug ausliest und was Ihre Zielländer verlangen.',
    ],
    [
      heikel && !isMeasured,
      'unchecked',
      'elsewhere',
      'Heikle Daten fallen an, aber nicht durch die Messung, die Sie beschreiben.',
      'Prüfen Sie Formulare und Kundendaten für sich; dieses Werkzeug betrachtet nur die Messung.',
    ],
    [
      heikel && isMeasured && !mayIdentify(answers),
      'unchecked',
      'anonymous',
      'Heikle Daten sind angekreuzt; eine Messung ohne Kennung erfasst aber nicht, wer welche Behandlung aufruft.',
      'Stimmt das, entfernen Sie das Kreuz; erfasst etwas anderes die Person, wählen Sie es oben aus.',
    ],
    [
      isUnknown,
      'unchecked',
      'unknown',
      `Was gespeichert wird, wissen Sie nicht; gerechnet ist mit ${speicher === 'mehr' ? 'Analyse oder Werbung' : 'dem Notwendigen'}.`,
      'Öffnen Sie in Chrome mit F12 «Anwendung», dann «Cookies» und «Lokaler Speicher», und wählen Sie aus, was dort steht.',
    ],
    [
      isChosen && dienste === 'sofort',
      'warning',
      'loads-early',
      'Eingebettetes lädt mit der Seite, also bevor man ablehnen oder einwilligen konnte.',
      'Legen Sie Schriften auf den eigenen Server; Video und Karte laden Sie erst nach dieser Wahl oder nach einem Klick. Statt eines Captchas nehmen Sie einen Spamfilter ohne fremden Dienst.',
    ],
  ])
}
