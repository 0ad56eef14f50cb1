/** The five stations of an enquiry, in order. The home page explains them, and each service improves one. */
export const stations = ['search', 'links', 'place', 'page', 'letter'] as const
export type Station = (typeof stations)[number]

export const stationLabels: Record<Station, string> = {
  search: 'Jemand sucht',
  links: 'Google kennt die Seite',
  place: 'Ihr Betrieb wird gezeigt',
  page: 'Die Seite überzeugt',
  letter: 'Die Anfrage passt',
}

/** The same in a word, below the icons of the drawing (`components/stations/way`). */
export const stationNames: Record<Station, string> = {
  search: 'Suche',
  links: 'Google',
  place: 'Karte',
  page: 'Website',
  letter: 'Anfrage',
}
