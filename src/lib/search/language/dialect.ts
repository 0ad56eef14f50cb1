/** What shows, folded, that a word is dialect: «Bewertig», «Chunde», «choschtet», «Gschäft», «Aafrag», «Websiite», «Huus», «schribed», «züglet». */
const dialectal: [RegExp, string][] = [
  [/ig(?=s|en?$|$)/, 'ung'],
  [/^ch(?=[aeilnoru])/, 'k'],
  [/sch(?=[tp])/g, 's'],
  [/^g(?=[^aeiouhl])/, 'ge'],
  [/^aa/, 'an'],
  [/ii/g, 'ei'],
  [/ii/g, 'i'],
  [/uu/g, 'au'],
  [/uu/g, 'u'],
  [/let$/, 'eln'],
  [/e[dt]$/, 'en'],
]

/** What else may differ then: «Rächnig», «schriibe», «Öffnigsziite». */
const accompanying: [RegExp, string][] = [
  [/a/, 'e'],
  [/(?<=..)[ei]$/, 'en'],
]

/** What a folded word that looks like dialect may be in standard German. */
export function fromDialect(word: string): string[] {
  const standard = respelled([word], dialectal).slice(1)
  return respelled(standard, accompanying)
}

/** The words, and these with some of the spellings changed. */
function respelled(words: string[], spellings: [RegExp, string][]): string[] {
  let forms = words
  for (const [dialect, standard] of spellings)
    forms = [...new Set([...forms, ...forms.map((form) => form.replace(dialect, standard))])]
  return forms
}
