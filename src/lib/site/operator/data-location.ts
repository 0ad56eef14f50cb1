/**
 * Where a service processes personal data, as far as the law on transfers abroad distinguishes places (DSG Art. 16 and 17). The USA are divided by
 * guarantee, because a privacy policy must name the one that applies (DSG Art. 19 IV).
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

/** The guarantee that the privacy page names; `null` within Switzerland. */
export const safeguards: Record<DataLocation, string | null> = {
  switzerland: null,
  adequate: 'angemessener Schutz, keine weitere Garantie nötig',
  usaCertified: certified,
  usa: `USA: ${clauses}`,
  other: clauses,
  worldwideCertified: `${certified}; übrige Staaten: ${clauses}`,
  worldwide: clauses,
}
