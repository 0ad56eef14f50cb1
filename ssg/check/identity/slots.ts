import { existsSync } from 'node:fs'
import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import { slotsSchema, type Slots } from '../../../src/lib/site/slots-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'

const file = 'src/lib/slots.ts'

/** What the operator has filled in is of the right form, and whatever it names is there: services, pictures, authors. */
export function checkSlots(slots: unknown, content: Content[], root: string): Problem[] {
  const { data, error } = slotsSchema.safeParse(slots)
  if (!data) {
    return error.issues.map(({ path, message }) => ({
      file,
      message: `\`${path.map(String).join('.')}\`: ${message}`,
      hint: 'src/lib/site/slots-schema.ts describes every part.',
    }))
  }
  return [...unknownServices(data, content), ...missingPhotos(data, root), ...unknownAuthors(data, content)]
}

function unknownServices({ prices, references }: Slots, content: Content[]): Problem[] {
  const services = content.map(({ path }) => path).filter((path) => path.startsWith('/services/'))
  return [...prices, ...references].flatMap(({ service }) =>
    service === undefined || services.includes(service)
      ? []
      : [{ file, message: `no service has the path ${service}`, hint: `There are ${services.join(', ')}.` }],
  )
}

function missingPhotos({ team }: Slots, root: string): Problem[] {
  return team.flatMap(({ id, photo }) =>
    photo === undefined || existsSync(`${root}/public${photo}`)
      ? []
      : [
          {
            file,
            message: `no picture public${photo} of ${id}`,
            hint: 'Put it there, or leave `photo` out.',
          },
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
        hint: `Leave \`author\` out, or add the person to \`team\` in ${file}.`,
      },
    ]
  })
}
