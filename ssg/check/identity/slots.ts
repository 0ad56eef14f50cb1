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
  if (!slots) return schemaProblems(written, slotsSchema, () => remedy)
  const problem: Tell = (path, message, hint) => ({
    file: written.file,
    line: written.lineOf(path),
    message,
    hint,
  })
  return [
    ...(taxNumber === undefined ? [] : wrongTax(slots, taxNumber, problem)),
    ...unknownServices(slots, content, problem),
    ...wrongPhotos(slots, root, problem),
    ...unknownAuthors(slots, content),
  ]
}

const remedy = 'Über jedem Teil der Datei steht als Kommentar ein richtiges Beispiel.'

type Tell = (path: PropertyKey[], message: string, hint: string) => Problem

/** Amounts may name a tax only if it is owed, and must then (UWG 3 I b). Where there are none, nothing is said of it. */
function wrongTax(slots: Slots, taxNumber: string | null, problem: Tell): Problem[] {
  const amounts = [slots.audit.price, ...slots.prices].filter((amount) => amount !== null)
  if (amounts.length === 0 || (slots.vat === 'none') === (taxNumber === null)) return []
  return taxNumber === null
    ? [
        problem(
          ['vat'],
          `\`vat\` ist ${slots.vat}, und \`vat\` in ${identityFile} ist null: Sie schulden keine Mehrwertsteuer`,
          'Richtig ist dann: vat: none. Oder nennen Sie dort Ihre Nummer.',
        ),
      ]
    : [
        problem(
          ['vat'],
          `\`vat\` ist none, und in ${identityFile} steht «${taxNumber}»: Beträge müssen sagen, ob sie dazukommt`,
          'Richtig ist etwa: vat: excluded.',
        ),
      ]
}

function unknownServices(slots: Slots, content: Content[], problem: Tell): Problem[] {
  const services = content.map(({ path }) => path).filter((path) => path.startsWith('/services/'))
  return (['prices', 'references'] as const).flatMap((part) =>
    slots[part].flatMap(({ service }, index) =>
      service === undefined || services.includes(service)
        ? []
        : [
            problem(
              [part, index, 'service'],
              `die Leistung ${service} gibt es nicht`,
              `Es gibt ${services.join(', ')}.`,
            ),
          ],
    ),
  )
}

function wrongPhotos({ team }: Slots, root: string, problem: Tell): Problem[] {
  return team.flatMap(({ id, photo }, index) => {
    if (photo === undefined) return []
    const file = `${root}/public${photo}`
    const picture = `das Bild public${photo} von ${id}`
    const place = ['team', index, 'photo']
    if (!existsSync(file))
      return [problem(place, `${picture} fehlt`, 'Legen Sie es dorthin, oder lassen Sie `photo` weg.')]
    const [width, height] = avifSize(readFileSync(file))
    if (width === height) return []
    const message = `${picture} ist ${width} × ${height} Pixel gross, nicht quadratisch`
    return [
      problem(place, message, 'Schneiden Sie es zu, etwa auf 300 × 300; docs/operating.md sagt, womit.'),
    ]
  })
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
