import { existsSync, readFileSync } from 'node:fs'
import { slotsSchema, type Slots } from '../../../src/lib/site/slots-schema.ts'
import type { Content } from '../../content/content.ts'
import { identityFile, slotsFile } from '../../content/identity.ts'
import { schemaProblems, type YamlFile } from '../../content/yaml-file.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from '../texts/check-texts.ts'

/** What the operator has filled in is of the right form, and whatever it names is there: services, pictures, authors. `taxNumber` is that for value-added tax, `null` if they owe none, `undefined` where the identity cannot be read. */
export function checkSlots(
  written: YamlFile,
  taxNumber: string | null | undefined,
  content: Content[],
  root: string,
): Problem[] {
  const slots = slotsSchema.safeParse(written.value).data
  if (!slots)
    return schemaProblems(
      written,
      slotsSchema,
      () => 'Über jedem Teil der Datei steht als Kommentar ein richtiges Beispiel.',
    )
  const problems: Problem[] = []
  const tell: Tell = (path, message, hint) =>
    problems.push({ file: written.file, line: written.lineOf(path), message, hint })
  if (taxNumber !== undefined) checkTax(slots, taxNumber, tell)
  checkServices(slots, content, tell)
  checkPhotos(slots, root, tell)
  return [...problems, ...unknownAuthors(slots, content)]
}

type Tell = (path: PropertyKey[], message: string, hint: string) => void

/** Amounts may name a tax only if it is owed, and must then (UWG 3 I b). Where there are none, nothing is said of it. */
function checkTax({ audit, prices, vat }: Slots, taxNumber: string | null, tell: Tell): void {
  if ((audit.price === null && prices.length === 0) || (vat === 'none') === (taxNumber === null)) return
  if (taxNumber === null)
    tell(
      ['vat'],
      `\`vat\` ist ${vat}, und \`vat\` in ${identityFile} ist null: Sie schulden keine Mehrwertsteuer`,
      'Richtig ist dann: vat: none. Oder nennen Sie dort Ihre Nummer.',
    )
  else
    tell(
      ['vat'],
      `\`vat\` ist none, und in ${identityFile} steht «${taxNumber}»: Beträge müssen sagen, ob sie dazukommt`,
      'Richtig ist etwa: vat: excluded.',
    )
}

function checkServices(slots: Slots, content: Content[], tell: Tell): void {
  const services = content.map(({ path }) => path).filter((path) => path.startsWith('/services/'))
  for (const part of ['prices', 'references'] as const)
    for (const [index, { service }] of slots[part].entries())
      if (service !== undefined && !services.includes(service))
        tell(
          [part, index, 'service'],
          `die Leistung ${service} gibt es nicht`,
          `Es gibt ${services.join(', ')}.`,
        )
}

function checkPhotos({ team }: Slots, root: string, tell: Tell): void {
  for (const [index, { id, photo }] of team.entries()) {
    if (photo === undefined) continue
    const file = `${root}/public${photo}`
    const picture = `das Bild public${photo} von ${id}`
    const place = ['team', index, 'photo']
    if (!existsSync(file)) {
      tell(place, `${picture} fehlt`, 'Legen Sie es dorthin, oder lassen Sie `photo` weg.')
      continue
    }
    const [width, height] = avifSize(readFileSync(file))
    if (width !== height)
      tell(
        place,
        `${picture} ist ${width} × ${height} Pixel gross, nicht quadratisch`,
        'Schneiden Sie es zu, etwa auf 300 × 300; docs/operating.md sagt, womit.',
      )
  }
}

/** The size of an AVIF in pixels, which follows the name `ispe`; nothing for a WebP. */
function avifSize(data: Buffer): number[] {
  const at = data.indexOf('ispe')
  return at === -1 ? [] : [data.readUInt32BE(at + 8), data.readUInt32BE(at + 12)]
}

function unknownAuthors({ team }: Slots, content: Content[]): Problem[] {
  return checkTexts(content, ({ facts, frontmatter }, tell) => {
    const author = facts?.kind === 'article' ? facts.author : undefined
    if (author !== undefined && !team.some(({ id }) => id === author))
      tell(
        frontmatter.lineOf(['author']),
        `im Team hat niemand die \`id\` «${author}»`,
        `Lassen Sie \`author\` weg, oder tragen Sie die Person unter \`team\` in ${slotsFile} ein.`,
      )
  })
}
