/** Legal forms that mean the same in the languages of Switzerland and in English; the first is the German one. */
const forms: string[][] = [
  ['AG', 'SA', 'Ltd', 'Limited', 'Aktiengesellschaft', 'Société anonyme', 'Società anonima'],
  [
    'GmbH',
    'Sàrl',
    'Sarl',
    'Sagl',
    'LLC',
    'Gesellschaft mit beschränkter Haftung',
    'Société à responsabilité limitée',
    'Società a garanzia limitata',
  ],
  [
    'Einzelunternehmen',
    'Einzelunternehmung',
    'Einzelfirma',
    'Entreprise individuelle',
    'Raison individuelle',
    'Ditta individuale',
  ],
  ['Genossenschaft', 'Coopérative', 'Cooperativa'],
  ['KlG', 'SNC', 'Kollektivgesellschaft', '& Co'],
  ['KmG', 'SCm', 'SAc', 'Kommanditgesellschaft'],
  ['Verein', 'Association', 'Associazione'],
  ['Stiftung', 'Fondation', 'Fondazione'],
]

/** The legal form at the end of a name, by its German word, and the name without it. */
export function splitLegalForm(name: string): { bare: string; form: string | undefined } {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  // The Alpine Club is no «SAc», a limited partnership in Italian.
  const form = words.length < 2 || last === 'SAC' ? undefined : legalFormOf(last)
  if (!form) return { bare: words.join(' '), form: undefined }
  return {
    bare: words
      .slice(0, -1)
      .join(' ')
      .replace(/[,\s]+$/, ''),
    form,
  }
}

/** The German word for a legal form that is written for itself: «Société anonyme» is «AG». */
export function legalFormOf(text: string): string | undefined {
  const plain = plainForm(text.trim())
  return forms.find((variants) => variants.some((variant) => plainForm(variant) === plain))?.[0]
}

/** «S.A.», «Sàrl.» and «s.a.r.l.» are spellings of one form. */
function plainForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,()]/g, '')
    .replace('à', 'a')
}
