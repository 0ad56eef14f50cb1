/** Where a service keeps or sends personal data, as far as the law on data abroad tells places apart (DSG Art. 16 and 17). */
export const dataLocations = ['switzerland', 'adequate', 'usa', 'other', 'worldwide'] as const

export type DataLocation = (typeof dataLocations)[number]

export const locationLabels: Record<DataLocation, string> = {
  switzerland: 'in der Schweiz',
  adequate: 'in einem Staat mit anerkannt angemessenem Schutz: EWR und andere (DSV Anhang 1)',
  usa: 'in den USA',
  other: 'in einem anderen Staat, etwa Indien',
  worldwide: 'weltweit, wie Netze, die von überall ausliefern',
}

const clauses = 'Standardvertragsklauseln'
const usa = `USA: Zertifizierung oder ${clauses}`

/** What protects data there, as the privacy page says it; nothing where they stay in the country. */
export const safeguards: Record<DataLocation, string | null> = {
  switzerland: null,
  adequate: 'angemessener Schutz, keine weitere Garantie nötig',
  usa,
  other: clauses,
  worldwide: `${usa}; übrige Staaten: Klauseln`,
}
