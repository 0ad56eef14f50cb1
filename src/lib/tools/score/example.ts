import type { RuleSource } from '../finding.ts'
import type { Stakes } from './benefit.ts'

/** Five groups of 40: scores of the best and the worst in each, and how many were qualified. */
const groups = [
  [72, 33, 20],
  [32, 18, 10],
  [17.9, 12, 6],
  [11.9, 4, 3],
  [3.9, 1, 1],
] as const

/** The 200 cases of the article, 40 of them qualified, as a file from a CRM. */
export const example = [
  'lead_id;name;score;ausgang',
  ...groups.flatMap(([best, worst, won], group) =>
    Array.from({ length: 40 }, (_, rank) => {
      const score = best - ((best - worst) * rank) / 39
      const isWon = Math.floor(((rank + 1) * won) / 40) > Math.floor((rank * won) / 40)
      const number = group * 40 + rank
      return `${1001 + number};Beispiel ${number + 1};${score.toFixed(1).replace('.', ',')};${isWon ? 'qualifiziert' : 'disqualifiziert'}`
    }),
  ),
].join('\n')

/** 20 minutes at CHF 90 an hour; every fourth qualified lead brings CHF 2'000. */
export const exampleStakes: Stakes = { cost: 30, gain: 500 }

export const sources: RuleSource[] = [
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
]

export const limits = [
  'Ob die Prüffälle jünger sind als die Lernfälle: Mit denselben Fällen geprüft, sieht jeder Score gut aus.',
  'Ob eine Angabe erst nach dem Eingang bekannt wurde und den Ausgang schon enthält.',
  'Die beste Grenze ist an diesen Fällen gewählt; mit neuen Fällen bringt sie im Schnitt etwas weniger.',
  'Wie viele nie angerufene Leads gut gewesen wären: Sie fehlen in der Datei oder gelten zu Unrecht als Absage.',
  'Recht: Art. 21 DSG betrifft Entscheide, die allein eine Maschine trifft und die rechtliche oder erhebliche Folgen haben.',
]
