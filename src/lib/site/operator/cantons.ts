/** What is wrong with a canton, which is written as in article 1 of the federal constitution; `undefined` if nothing is. */
export function cantonProblem(value: string): string | undefined {
  return cantons.includes(value)
    ? undefined
    : `«${value}» ist keiner der Kantone, auf Deutsch: ${cantons.join(', ')}`
}

// cspell:words Schwyz Obwalden Nidwalden
const cantons =
  'Zürich, Bern, Luzern, Uri, Schwyz, Obwalden, Nidwalden, Glarus, Zug, Freiburg, Solothurn, Basel-Stadt, Basel-Landschaft, Schaffhausen, Appenzell Ausserrhoden, Appenzell Innerrhoden, St. Gallen, Graubünden, Aargau, Thurgau, Tessin, Waadt, Wallis, Neuenburg, Genf, Jura'.split(
    ', ',
  )
