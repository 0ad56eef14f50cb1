import { legalFormOf } from '../../swiss-formats/legal-form.ts'

/** Legal forms that the name of a firm must contain (OR 950), in full. */
const named = new Map([
  ['AG', 'Aktiengesellschaft'],
  ['GmbH', 'Gesellschaft mit beschränkter Haftung'],
  ['Genossenschaft', 'Genossenschaft'],
])

interface NamedFirm {
  name: string
  legalForm: string
}

/** How the legal form of a firm contradicts its name; `undefined` if it does not. */
export function legalFormProblem({ name, legalForm }: NamedFirm): string | undefined {
  const said = formInName(name)
  // Without the abbreviation in «Gesellschaft mit beschränkter Haftung (GmbH)».
  const form = legalFormOf(legalForm.replace(/\s*\(.*\)$/, ''))
  if (form && named.has(form) && said !== form)
    return `«${legalForm}» ist eine Rechtsform, die der Name nennen muss (OR 950), und \`name\` «${name}» nennt ${said ?? 'keine'}`
  if (form === 'Einzelunternehmen' && said) return `ist «${legalForm}», und \`name\` «${name}» nennt ${said}`
  return undefined
}

/** The given legal form, unless it contradicts the name; then the one that the name states, if any. */
export function likelyForm(firm: NamedFirm): string | undefined {
  return legalFormProblem(firm) === undefined ? firm.legalForm : named.get(formInName(firm.name) ?? '')
}

/** The last legal form in a name: «AG Webdesign GmbH» is a GmbH. */
function formInName(name: string): string | undefined {
  const words = name.replace(/Ltd liab\. Co/, 'GmbH').split(/[\s,]+/)
  return words.map(formOfWord).findLast((form) => form !== undefined)
}

function formOfWord(word: string): string | undefined {
  if (/genossenschaft/i.test(word)) return 'Genossenschaft'
  const form = legalFormOf(word)
  return form && named.has(form) ? form : undefined
}
