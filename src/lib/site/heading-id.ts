const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' }

declare const made: unique symbol

/** A branded string that only `headingId` makes, so a link to a typed id does not compile. */
export type HeadingId = string & { readonly [made]: true }

/** The id of a heading from its text: lower case, umlauts spelled out, other accents dropped, hyphens between words. */
export function headingId(text: string): HeadingId {
  const id = text
    .toLowerCase()
    .replace(/[äöüßœæ]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (!isHeadingId(id)) throw new Error(`«${id}» is no id`)
  return id
}

function isHeadingId(id: string): id is HeadingId {
  return /^[a-z0-9-]*$/.test(id)
}
