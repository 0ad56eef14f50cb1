import type { ToolFacts } from '../shared/tool-facts.ts'

/** Twenty scores with ten cases each, and how many of those were qualified: the five groups of the article, four scores each. */
const scores = [
  [66, 5],
  [58, 5],
  [46, 5],
  [40, 5],
  [31, 3],
  [28, 3],
  [23, 2],
  [18, 2],
  [17, 2],
  [16, 2],
  [14, 1],
  [13, 1],
  [9, 1],
  [8, 1],
  [7, 1],
  [6, 0],
  [4, 0],
  [3, 0],
  [2, 0],
  [1, 1],
] as const

/** The 200 cases of the article, 40 of them qualified, as a file from a CRM without what it does not need. */
const cases = [
  'score;ausgang',
  ...scores.flatMap(([score, won]) =>
    Array.from({ length: 10 }, (_, index) => `${score};${index < won ? 1 : 0}`),
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
