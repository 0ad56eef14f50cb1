/** The characters that rules look at, by their names in HTML; any other entity stays as it is. */
const named: Record<string, string> = {
  szlig: 'ß',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  quot: '"',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  lsaquo: '‹',
  rsaquo: '›',
  euro: '€',
  sect: '§',
  percnt: '%',
  ndash: '–',
  nbsp: ' ',
  thinsp: ' ',
  amp: '&',
}

/** A text as people read it, entities decoded and every space a plain one; `origin` says where a place of it stands in the source. */
export function decode(source: string): { text: string; origin: (at: number) => number } {
  const parts: string[] = []
  /** Each entity: where it ends in the text and how much shorter the text is from there on. */
  const cuts: { end: number; shorter: number }[] = []
  let last = 0
  let shorter = 0
  for (const { 0: entity, 1: name = '', index } of source.matchAll(
    /&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});/gi,
  )) {
    const sign = named[name] ?? numeric(name)
    if (sign === undefined) continue
    parts.push(source.slice(last, index), sign)
    last = index + entity.length
    shorter += entity.length - sign.length
    cuts.push({ end: last - shorter, shorter })
  }
  parts.push(source.slice(last))
  const text = parts.join('').replace(/[\u00a0\u2007\u2009\u202f\ufeff]/g, ' ')
  return { text, origin: (at) => at + (cuts.findLast(({ end }) => end <= at)?.shorter ?? 0) }
}

function numeric(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  // Signs beyond these are none that a rule looks at.
  return code >= 0x20 && code < 0xd800 ? String.fromCharCode(code) : undefined
}
