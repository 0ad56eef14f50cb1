import type { Finding } from '../shared/finding.ts'
import { measuresAnything, type Answers } from './answers.ts'

/** Where the answers may be wrong, or where no rule decides. */
export function consentDoubts(answers: Answers): Finding[] {
  const { tool, storage, ads, isUnexpected, isSensitive, reachesEu } = answers
  const findings: Finding[] = []
  if (ads === 'profiles' && !isUnexpected && !isSensitive)
    findings.push({
      grade: 'unchecked',
      rule: 'consent/unexpected',
      problem:
        'Ob jemand mit diesen Profilen rechnet, ist nicht geklärt. Personalisierte Werbung braucht laut EDÖB unter Umständen eine Einwilligung, auch eine ausdrückliche.',
      remedy:
        'Lassen Sie im Zweifel vorher einwilligen. Zahlen Dritte für die Daten oder verfolgen sie Besucher über viele Websites, kreuzen Sie es oben an.',
    })
  if (isUnexpected && storage !== 'more' && ads !== 'profiles')
    findings.push({
      grade: 'unchecked',
      rule: 'consent/contradiction',
      problem:
        'Dritte erhalten Daten oder verfolgen Besucher über viele Websites; dazu passt nicht, dass weder etwas gespeichert noch mit Profilen geworben wird.',
      remedy: 'Klären Sie, was der Dienst dieser Dritten auf dem Gerät tut, und wählen Sie es oben aus.',
    })
  if ((tool === 'analysis' || ads !== 'none') && storage !== 'more')
    findings.push({
      grade: 'unchecked',
      rule: 'consent/storage',
      problem: 'Sie messen mit einem Dienst und geben an, dass er nichts Weiteres auf dem Gerät speichert.',
      remedy:
        'Prüfen Sie das in den Entwicklerwerkzeugen unter «Anwendung»; steht dort etwas, wählen Sie «auch anderes».',
    })
  if (reachesEu && storage !== 'more' && measuresAnything(answers))
    findings.push({
      grade: 'note',
      rule: 'consent/eu-access',
      problem: 'Die Richtlinie der EU erfasst auch den Zugriff auf das, was schon auf dem Gerät ist.',
      remedy: 'Lassen Sie prüfen, was Ihr Werkzeug ausliest und was Ihre Zielländer verlangen.',
    })
  if (isSensitive && !measuresAnything(answers))
    findings.push({
      grade: 'note',
      rule: 'consent/elsewhere',
      problem: 'Heikle Daten fallen an, aber nicht durch die Messung, die Sie beschreiben.',
      remedy: 'Prüfen Sie Formulare und Kundendaten für sich; dieses Werkzeug betrachtet nur die Messung.',
    })
  return findings
}
