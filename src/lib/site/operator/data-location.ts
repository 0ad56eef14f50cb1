/**
 * Where a service keeps or sends personal data, as far as the law on data abroad tells places apart (DSG Art. 16 and 17), and in the USA by
 * what protects them: whoever informs about a transfer names the one guarantee that applies (DSG Art. 19 IV).
 */
export const dataLocations = [
  'switzerland',
  'adequate',
  'usaCertified',
  'usa',
  'other',
  'worldwideCertified',
  'worldwide',
] as const

export type DataLocation = (typeof dataLocations)[number]

const isListed = 'nach dem Swiss-U.S. Data Privacy Framework zertifiziert (dataprivacyframework.gov)'
const hasClauses = 'Standardvertragsklauseln im Vertrag'

export const locationLabels: Record<DataLocation, string> = {
  switzerland: 'in der Schweiz',
  adequate: 'in einem Staat mit anerkannt angemessenem Schutz: EWR und andere (DSV Anhang 1)',
  usaCertified: `in den USA, ${isListed}`,
  usa: `in den USA, ${hasClauses}`,
  other: 'in einem anderen Staat, etwa Indien',
  worldwideCertified: `weltweit ab den USA, ${isListed}`,
  worldwide: `weltweit, wie Netze, die von überall ausliefern, ${hasClauses}`,
}

const clauses = 'Standardvertragsklauseln'
const certified = 'USA: Zertifizierung'

/** What protects data there, as the privacy page says it; nothing where they stay in the country. */
export const safeguards: Record<DataLocation, string | null> = {
  switzerland: null,
  adequate: 'angemessener Schutz, keine weitere Garantie nötig',
  usaCertified: certified,
  usa: `USA: ${clauses}`,
  other: clauses,
  worldwideCertified: `${certified}; übrige Staaten: ${clauses}`,
  worldwide: clauses,
}
