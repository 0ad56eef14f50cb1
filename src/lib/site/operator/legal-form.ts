/** Forms of firms whose name must say which they are (OR 950), by how names and people write them. */
const forms = [
  {
    form: 'GmbH',
    inNames: /\b(GmbH|Sàrl|S\.à r\.l\.|Sagl|LLC|Ltd liab\. Co)(?![\wà])/g,
    written: /GmbH|beschränkter Haftung|responsabilité limitée|garanzia limitata|Sàrl|Sagl/i,
  },
  {
    form: 'AG',
    inNames: /\b(AG|SA|S\.A\.|Aktiengesellschaft|Ltd(?! liab)|Inc\.?)(?![\wà])/g,
    written: /^(AG|SA)$|^Aktiengesellschaft|^société anonyme|^società anonima/i,
  },
  {
    form: 'Genossenschaft',
    inNames: /Genossenschaft|Coopérative|Cooperativa/gi,
    written: /^(Genossenschaft|société coopérative|società cooperativa)/i,
  },
] as const

/** What else an operator may be: such names say none of the forms above. */
const others = /^(Einzel(unternehmen|firma)|Kollektivgesellschaft|Kommanditgesellschaft|Verein|Stiftung)/i

/** How a firm of a legal form contradicts its name; nothing where they agree or the form is another. */
export function legalFormProblem({
  name,
  legalForm,
}: {
  name: string
  legalForm: string
}): string | undefined {
  const said = formInName(name)
  const form = forms.find(({ written }) => written.test(legalForm))?.form
  if (form && said !== form)
    return `«${legalForm}» is a form that the name says (OR 950), and \`name\` «${name}» says ${said ?? 'none'}`
  if (!form && said && others.test(legalForm)) return `is «${legalForm}», and \`name\` «${name}» says ${said}`
  return undefined
}

/** The last one counts: «AG Webdesign GmbH» is a GmbH. */
function formInName(name: string): string | undefined {
  const found = forms.flatMap(({ form, inNames }) =>
    [...name.matchAll(inNames)].map(({ index }) => ({ form, index })),
  )
  return found.toSorted((one, other) => one.index - other.index).at(-1)?.form
}
