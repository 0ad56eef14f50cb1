/** Characters by their advance width in Arial, in 1/2048 em; read from Liberation Sans 2, which has Arial's metrics. */
const widths: Record<number, string> = {
  391: "'",
  455: 'ijl’‘',
  532: '|¦',
  569: ' !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîï',
  682: '()-`r\u00ad¹‹›“”',
  684: '{}',
  727: '"',
  797: '*',
  819: '°',
  1024: 'Jcksvxyzçýÿ',
  1139: '#$0123456789?L_abdeghnopqu§«»àáâãäåèéêëñòóôõöøùúûü–€',
  1196: '+<=>~×',
  1251: 'FTZß',
  1366: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊË',
  1479: 'CDHNRUwÇÑÙÚÛÜ',
  1593: 'GOQÒÓÔÕÖØ',
  1706: 'Mm',
  1821: '%æ',
  1933: 'Wœ',
  2048: '—…Æ',
  2079: '@',
}

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width)] as const),
  ),
)

/** The width of a text in Arial, which Google's results use on desktops. A character that is not in the table is an em wide. */
export function textWidth(text: string, fontSize: number): number {
  const units = Array.from(text, (character) => widthOf.get(character) ?? 2048).reduce(
    (sum, width) => sum + width,
    0,
  )
  return (units * fontSize) / 2048
}
