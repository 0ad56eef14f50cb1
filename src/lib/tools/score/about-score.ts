import type { ToolFacts } from '../tool-facts.ts'

/** Five groups of 40: scores of the best and the worst in each, and how many were qualified. */
const groups = [
  [72, 33, 20],
  [32, 19, 10],
  [18, 12, 6],
  [11, 4, 3],
  [3, 1, 1],
] as const

/** The 200 cases of the article, 40 of them qualified, as a file from a CRM without what it does not need. */
const cases = [
  'score;ausgang',
  ...groups.flatMap(([best, worst, won]) =>
    Array.from({ length: 40 }, (_, rank) => {
      const score = best - ((best - worst) * rank) / 39
      const isWon = Math.floor(((rank + 1) * won) / 40) > Math.floor((rank * won) / 40)
      return `${Math.round(score)};${isWon ? 1 : 0}`
    }),
  ),
].join('\n')

/** 20 minutes at CHF 90 an hour; every fourth qualified lead brings CHF 2'000. */
export const example = {
  faelle: cases,
  kosten: '30',
  ertrag: '500',
  kapazitaet: '200',
  score: '',
  ausgang: '',
  erfolg: '',
  absage: '',
}

export const about: ToolFacts = {
  title: 'Schwelle und Nutzen',
  purpose:
    'Rechnet aus Score und Ausgang Ihrer abgeschlossenen Fälle, was jede Grenze bringt, ob der Score taugt und ob die Fälle reichen.',
  task: 'calculate',
  sources: [
    {
      title: 'Microsoft Learn: Configure predictive models (40 qualifizierte und 40 disqualifizierte Leads)',
      url: 'https://learn.microsoft.com/en-us/training/modules/configuring-sales-insights/6-predictive-models',
      read: '2026-11-20',
    },
    {
      title: 'scikit-learn: confusion_matrix_at_thresholds',
      url: 'https://scikit-learn.org/stable/modules/generated/sklearn.metrics.confusion_matrix_at_thresholds.html',
      read: '2026-11-22',
    },
  ],
  limits: [
    'Ob die Prüffälle jünger sind als die Lernfälle: Mit denselben Fällen geprüft, sieht jeder Score gut aus.',
    'Ob eine Angabe erst nach dem Eingang bekannt wurde und den Ausgang schon enthält.',
    'Die beste Grenze ist an diesen Fällen gewählt; mit neuen Fällen bringt sie im Schnitt etwas weniger.',
    'Wie viele nie angerufene Leads gut gewesen wären: Sie fehlen in der Datei oder gelten zu Unrecht als Absage.',
    'Recht: Art. 21 DSG betrifft Entscheide, die allein eine Maschine trifft und die rechtliche oder erhebliche Folgen haben.',
  ],
}
