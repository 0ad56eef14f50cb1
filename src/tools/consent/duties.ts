import {
  asksAbroad,
  exceedsNecessary,
  involvesOthers,
  mayIdentify,
  measuresAnything,
  type Answers,
} from './answers.ts'

/** The levels of duties toward visitors, in order of strictness; `prepare` concerns only the firm. */
export type Level = (typeof levels)[number]

export const levels = ['nothing', 'prepare', 'inform', 'hear', 'refuse', 'consent', 'explicit'] as const

export interface Duty {
  level: Exclude<Level, 'nothing'>
  what: string
  why: string
  /** The article of law, or the contract. */
  basis: string
}

/** The duties by law and contract, the strictest first. */
export function consentDuties(answers: Answers): Duty[] {
  const found = all.flatMap(({ applies, ...duty }) => (applies(answers) ? [duty] : []))
  return found.toSorted((one, other) => levels.indexOf(other.level) - levels.indexOf(one.level))
}

const all: readonly (Duty & { applies: (answers: Answers) => boolean })[] = [
  {
    level: 'inform',
    applies: measuresAnything,
    what: 'In der Datenschutzerklärung nennen: wer, wozu, an wen, in welchen Staat',
    why: "Was bei einem Besuch anfällt, können Personendaten sein. Vorsätzlich falsch oder gar nicht zu informieren, kostet bis CHF\u00A0250'000.",
    basis: 'DSG 19 und 60',
  },
  {
    level: 'inform',
    applies: ({ speicher }) => speicher === 'notwendig',
    what: 'Sagen, was auf dem Gerät gespeichert wird, wozu, und dass man es ablehnen kann',
    why: "Erfasst ist jedes Speichern und Auslesen; für Notwendiges verlangt der EDÖB keine Wahl. Verstösse kosten bis CHF\u00A05'000, auch fahrlässige.",
    basis: 'FMG 45c und 53',
  },
  {
    level: 'refuse',
    applies: exceedsNecessary,
    what: 'Über Zweck und Ablehnung informieren, einfach ablehnen lassen',
    why: "Was nicht notwendig ist, muss man ablehnen können, auch ohne Personendaten. Laut EDÖB speichern Sie es erst, wenn man ablehnen konnte. Verstösse kosten bis CHF\u00A05'000, auch fahrlässige.",
    basis: 'FMG 45c und 53, EDÖB zu DSG 7 Abs. 3',
  },
  {
    level: 'explicit',
    applies: (answers) => answers.heikel && mayIdentify(answers),
    what: 'Die ausdrückliche Einwilligung einholen, ohne vorangekreuztes Feld',
    why: 'Besonders schützenswerte Daten oder Profiling mit hohem Risiko: Der EDÖB verlangt dafür bei Cookies eine ausdrückliche Einwilligung.',
    basis: 'DSG 6 Abs. 7, EDÖB',
  },
  {
    level: 'consent',
    applies: (answers) => answers.unerwartet && exceedsNecessary(answers),
    what: 'Vorher die Einwilligung einholen, die man jederzeit widerrufen kann; ausdrücklich muss sie nicht sein',
    why: 'Damit rechnet niemand: Für qualifiziert unerwartete Cookies verlangt der EDÖB eine Einwilligung, auch ohne heikle Daten.',
    basis: 'EDÖB zu DSG 6, nicht verbindlich',
  },
  {
    level: 'prepare',
    applies: involvesOthers,
    what: 'Mit dem Anbieter einen Vertrag schliessen; sitzt er im Ausland, prüfen, ob der Bundesrat den Datenschutz dort anerkennt, sonst eine Garantie vereinbaren',
    why: 'Ins Ausland dürfen Personendaten nur mit angemessenem Schutz, etwa mit Standardvertragsklauseln. Staat und Garantie gehören in die Erklärung.',
    basis: 'DSG 9, 16 und 19 Abs. 4',
  },
  {
    level: 'prepare',
    applies: (answers) => answers.heikel && mayIdentify(answers),
    what: 'Vorher eine Datenschutz-Folgenabschätzung machen, ein Verzeichnis der Bearbeitungen führen',
    why: 'Verlangt ist sie, wo die Bearbeitung ein hohes Risiko mit sich bringen kann, etwa bei vielen besonders schützenswerten Daten.',
    basis: 'DSG 12 und 22',
  },
  {
    level: 'hear',
    applies: ({ allein }) => allein,
    what: 'Über den Entscheid informieren, die betroffene Person anhören, auf Wunsch durch einen Menschen prüfen',
    why: 'Ein Programm entscheidet allein, mit rechtlicher oder erheblicher Folge.',
    basis: 'DSG 21',
  },
  {
    level: 'consent',
    applies: (answers) => answers.eu && exceedsNecessary(answers),
    what: 'Vor dem Speichern die Einwilligung einholen; Ablehnen ist so leicht wie Annehmen',
    why: 'Personen in der EU: Was nicht notwendig ist, darf erst nach der Zustimmung gespeichert werden.',
    basis: 'RL 2002/58/EG 5 Abs. 3, DSGVO 3',
  },
  {
    level: 'inform',
    applies: (answers) => answers.eu && measuresAnything(answers),
    what: 'Auch die Rechtsgrundlage nennen',
    why: 'Das Schweizer Recht verlangt sie nicht, die DSGVO schon.',
    basis: 'DSGVO 13',
  },
  {
    level: 'consent',
    applies: ({ google, werbung, eu }) => google && werbung !== 'keine' && eu,
    what: 'Für Besuche aus dem EWR und Grossbritannien die Einwilligung einholen und Google melden',
    why: 'Wer mit Google wirbt, hat das vereinbart, üblicherweise über den Consent Mode.',
    basis: 'Vertrag mit Google',
  },
  {
    level: 'prepare',
    applies: asksAbroad,
    what: 'Bei Besuchen aus dem EWR und Grossbritannien vorher die Einwilligung einholen und Google melden',
    why: 'Das haben Sie mit Google vereinbart, auch wenn Sie dort niemanden ansprechen. Besuche aus Liechtenstein gehören dazu.',
    basis: 'Vertrag mit Google',
  },
  {
    level: 'consent',
    applies: ({ google, werbung }) => google && werbung === 'profil',
    what: 'Auch in der Schweiz die Einwilligung in personalisierte Werbung einholen',
    why: 'Googles Richtlinie gilt seit dem 31. Juli 2024 auch hier; das Gesetz verlangt es nicht allgemein.',
    basis: 'Vertrag mit Google',
  },
]
