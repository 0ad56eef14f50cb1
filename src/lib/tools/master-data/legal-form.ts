/** Legal forms that mean the same in the languages of Switzerland and in English; the first is the German one. */
const forms: string[][] = [
  ['AG', 'SA', 'Ltd', 'Limited', 'Aktiengesellschaft'],
  ['GmbH', 'Sàrl', 'Sarl', 'Sagl', 'LLC'],
  ['Genossenschaft', 'Coopérative', 'Cooperativa'],
  ['KlG', 'SNC', 'Kollektivgesellschaft', '& Co'],
  ['KmG', 'SCm', 'SAc', 'Kommanditgesellschaft'],
  ['Verein', 'Association', 'Associazione'],
  ['Stiftung', 'Fondation', 'Fondazione'],
]

/** The legal form at the end of a name, by its German word, and the name without it. */
export function splitLegalForm(name: string): { bare: string; form: string | undefined } {
  const words = name.trim().split(/\s+/)
  const last = plainForm(words.at(-1) ?? '')
  const found = forms.find((variants) => variants.some((variant) => plainForm(variant) === last))
  if (!found || words.length < 2) return { bare: words.join(' '), form: undefined }
  return {
    bare: words
      .slice(0, -1)
      .join(' ')
      .replace(/[,\s]+$/, ''),
    form: found[0],
  }
}

/** «S.A.», «Sàrl.» and «s.a.r.l.» are spellings of one form. */
function plainForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,()]/g, '')
    .replace('à', 'a')
}
