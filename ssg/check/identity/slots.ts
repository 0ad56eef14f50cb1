import { existsSync } from 'node:fs'
import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import { slotsSchema, type Slots } from '../../../src/lib/site/slots-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { fault, placesOf, valueAt } from './fault.ts'
import { identityFile, literal, slotsFile, writtenFields } from './identity-source.ts'
import { slotExamples } from './slot-examples.ts'

interface Written {
  slots: unknown
  /** The text of their file. */
  source: string
  /** The operator's number for value-added tax, if they owe it. */
  taxNumber: string | null
}

/** What the operator has filled in is of the right form, and whatever it names is there: services, pictures, authors. */
export function checkSlots(
  { slots, source, taxNumber }: Written,
  content: Content[],
  root: string,
): Problem[] {
  const places = writtenFields(source, slotsFile)
  const problem: Tell = (path, message, hint) => {
    // What is missing has no line; what it is missing in has.
    const known = path.map((_, index) => path.slice(0, path.length - index).join('.'))
    const place = known.flatMap((name) => places.get(name) ?? [])[0]
    return { file: slotsFile, line: place?.line ?? 1, message, hint }
  }
  const { data, error } = slotsSchema.safeParse(slots)
  if (!data)
    return error.issues.flatMap((issue) =>
      placesOf(issue).map((path) =>
        problem(path, `\`${path.join('.')}\` ${wrong(issue, valueAt(slots, path))}`, exampleOf(path)),
      ),
    )
  return [
    ...wrongTax(data, taxNumber, problem),
    ...unknownServices(data, content, problem),
    ...missingPhotos(data, root, problem),
    ...unknownAuthors(data, content),
  ]
}

type Tell = (path: PropertyKey[], message: string, hint: string) => Problem

function wrong(issue: Parameters<typeof fault>[0], value: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'is not among its parts'
  // The schema has a sentence for each value that is there.
  if (value === undefined || !issue.message.startsWith('must')) return fault(issue, value)
  return typeof value === 'string' || typeof value === 'number'
    ? `«${value}» ${issue.message}`
    : issue.message
}

/** Right in the same place; where the example has nothing, around it. */
function exampleOf(path: PropertyKey[]): string {
  const likeFirst = path.map((name) => (typeof name === 'number' ? 0 : name))
  const example = valueAt(slotExamples, likeFirst)
  if (example === undefined && path.length > 1) return exampleOf(path.slice(0, -1))
  const [part] = path.filter((name) => typeof name === 'string').slice(-1)
  return example === undefined
    ? `The parts are ${Object.keys(slotExamples).join(', ')}.`
    : `Right is, for example: ${part}: ${literal(typeof path.at(-1) === 'number' ? [example] : example)}.`
}

/** Amounts may name a tax only if it is owed, and must then (UWG 3 I b). Where there are none, nothing is said of it. */
function wrongTax(slots: Slots, taxNumber: string | null, problem: Tell): Problem[] {
  const amounts = [slots.audit.price, slots.dayRate, ...slots.prices].filter((amount) => amount !== null)
  if (amounts.length === 0 || (slots.vat === 'none') === (taxNumber === null)) return []
  return taxNumber === null
    ? [
        problem(
          ['vat'],
          `\`vat\` is ${slots.vat}, and \`vat\` in ${identityFile} is null: you owe no value-added tax`,
          "Right is, for example: vat: 'none'. Or give your number there.",
        ),
      ]
    : [
        problem(
          ['vat'],
          `\`vat\` is none, and ${identityFile} has «${taxNumber}»: amounts must say whether it comes on top`,
          "Right is, for example: vat: 'excluded'.",
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
              `no service has the path ${service}`,
              `There are ${services.join(', ')}.`,
            ),
          ],
    ),
  )
}

function missingPhotos({ team }: Slots, root: string, problem: Tell): Problem[] {
  return team.flatMap(({ id, photo }, index) =>
    photo === undefined || existsSync(`${root}/public${photo}`)
      ? []
      : [
          problem(
            ['team', index, 'photo'],
            `no picture public${photo} of ${id}`,
            'Put it there, or leave `photo` out.',
          ),
        ],
  )
}

function unknownAuthors({ team }: Slots, content: Content[]): Problem[] {
  return content.flatMap(({ file: text, frontmatter, lineOf }) => {
    const facts = frontmatterSchema.safeParse(frontmatter).data
    const author = facts?.kind === 'article' ? facts.author : undefined
    if (author === undefined || team.some(({ id }) => id === author)) return []
    return [
      {
        file: text,
        line: lineOf('author'),
        message: `no member of the team has the id «${author}»`,
        hint: `Leave \`author\` out, or add the person to \`team\` in ${slotsFile}.`,
      },
    ]
  })
}
