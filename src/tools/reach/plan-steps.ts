/** The plan of the article, in its order. A step's id stands in what a visitor keeps, so it never changes its meaning. */
export const planSteps = [
  {
    id: 'zugang',
    when: 'Tag 1',
    label: 'Domain und DNS lauten auf die Firma, Anbieter und Login sind notiert',
  },
  { id: 'console', when: 'Tag 1', label: 'Search Console ist als Domain bestätigt, Inhaberin ist die Firma' },
  { id: 'impressum', when: 'Tag 1', label: 'Impressum und Datenschutzerklärung stehen auf der Website' },
  {
    id: 'tore',
    when: 'Tag 2',
    label: 'Die wichtigste Leistungsseite ist hier und mit der URL-Prüfung geprüft',
  },
  { id: 'status', when: 'Tag 2', label: 'Eine erfundene Adresse antwortet mit 404' },
  { id: 'seiten', when: 'Woche 1', label: 'Jede Leistung hat eine Seite mit eigenem Titel' },
  { id: 'kopf', when: 'Woche 1', label: 'Titel, Beschreibung und Canonical stehen im HTML des Servers' },
  { id: 'links', when: 'Woche 1', label: 'Von der Startseite führt zu jeder Leistung ein Link' },
  { id: 'texte', when: 'Woche 2', label: 'Die Texte nennen Preis, Ablauf, Grenzen und wer dafür einsteht' },
  { id: 'bilder', when: 'Woche 2', label: 'Eigene Bilder sind mit Ort und Jahr beschriftet' },
  { id: 'sitemap', when: 'Woche 3', label: 'Die Sitemap ist angemeldet und in der robots.txt genannt' },
  { id: 'handy', when: 'Woche 3', label: 'Jede Seite ist auf dem Handy vollständig' },
  {
    id: 'profil',
    when: 'Woche 3',
    label: 'Das Unternehmensprofil nennt dieselben Angaben wie das Impressum',
  },
  { id: 'aufnahme', when: 'Woche 4', label: 'Der Bericht «Seiten» zeigt, was aufgenommen ist' },
  { id: 'stand', when: 'Woche 4', label: 'Die ersten Zahlen stehen in der Monatstabelle' },
] as const

/** Days and weeks in order, each with its steps. */
export const planPeriods = [...new Set(planSteps.map(({ when }) => when))].map((when) => ({
  when,
  steps: planSteps.filter((step) => step.when === when),
}))

/** What stands in the fields for a step that is done. */
export const done = 'ja'

type Values = Readonly<Record<string, string>>

/** «3 von 15 Schritten erledigt», and what comes next. */
export function planSummary(values: Values): string {
  const open = planSteps.filter(({ id }) => values[id] !== done)
  const [next] = open
  const count = `${planSteps.length - open.length} von ${planSteps.length} Schritten erledigt`
  return next ? `${count}. Als Nächstes, ${next.when}: ${next.label}.` : `${count}.`
}

/** The plan with its ticks, to be kept or printed. */
export function planText(values: Values): string {
  return planPeriods
    .map(({ when, steps }) =>
      [when, ...steps.map(({ id, label }) => `${values[id] === done ? '[x]' : '[ ]'} ${label}`)].join('\n'),
    )
    .join('\n\n')
}
