/** Words of a column's title that promise names, addresses or other means to reach a person. */
const personalTitle =
  /^(e[-_ ]?mail|mail|tel(efon)?|phone|mobile?|handy|natel|strasse|street|rue|adress?e?|address|anrede|name|vorname|nachname|firstname|lastname|surname|nom|pr[eé]nom|kontakt|contact|ansprechpartner(in)?|owner|eigentümer(in)?|besitzer(in)?|zuständige?r?|verantwortliche?r?|bearbeiter(in)?|person|kunde|kundin|client|firma|company|plz|zip|postleitzahl|npa|ort|city|wohnort|geburtsdatum|geburtstag|birthday|ahv|iban|ip|uid)$/i

const personalValue = /^\S+@\S+\.\S+$|^(\+|00)\d[\d\s()/.-]{7,}$|^0\d{2}[\s/-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}$/

/** Which columns look like names, addresses, phone numbers or e-mail, by their title or by the first rows. */
export function personalColumns(titles: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const sample = rows.slice(0, 50)
  return titles.flatMap((title, column) => {
    const words = title.slice(0, 200).split(/[\s_./-]+(?=\S)/)
    const isPersonal =
      personalTitle.test(title.trim()) ||
      words.some((word) => personalTitle.test(word)) ||
      sample.some((cells) => personalValue.test((cells[column] ?? '').slice(0, 200)))
    return isPersonal ? [column] : []
  })
}
