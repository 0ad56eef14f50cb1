import { homeSchema } from '../../src/lib/site/home-schema.ts'
import { firstServiceSchema } from '../content/first-service.ts'
import { homeFacts } from '../content/home.ts'
import { schemaProblems, textsIn, type YamlFile } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { nearestName } from './texts/nearest-name.ts'

/** Checks that the texts of the home page are complete and that their links, sources and placeholders resolve. */
export function checkHome(home: YamlFile, pages: string[], sources: string[]): Problem[] {
  const remedy = 'Die Kommentare in der Datei sagen, was wo stehen darf.'
  return [
    ...schemaProblems(home, homeSchema, () => remedy),
    ...checkLinks(home, pages),
    ...unknownNames(home, homeFacts, (text) => named(text, /\{([^}]*)\}/g), {
      told: (name) => `{${name}} kennt der Build nicht`,
      hint: `In Klammern stehen kann: ${homeFacts.map((name) => `{${name}}`).join(', ')}.`,
    }),
    ...unknownNames(home, sources, (text) => named(text, /\]\(source:([^)\s]*)/g), {
      told: (key) => `die Quelle «${key}» gibt es nicht`,
      hint: 'Verlinken Sie eine andere, oder tragen Sie sie in src/content/sources.yaml ein.',
    }),
  ]
}

/** Checks the questionnaire in the same way. */
export function checkFirstService(questions: YamlFile, pages: string[]): Problem[] {
  const remedy =
    'Eine Frage hat `question` und `answers`; eine Antwort `text` und, wenn sie entscheidet, `first` mit `to` und `reason`.'
  return [...schemaProblems(questions, firstServiceSchema, () => remedy), ...checkLinks(questions, pages)]
}

function checkLinks(written: YamlFile, pages: string[]): Problem[] {
  return unknownNames(written, pages, targets, {
    told: (to) => `führt zu ${to}, und diese Seite gibt es nicht`,
    hint: 'Nennen Sie eine andere. Entfernen können Sie auch einen Eintrag, der mit «-» beginnt, oder einen Link in einem Text.',
  })
}

function targets(text: string, key: PropertyKey | undefined): string[] {
  return key === 'to' ? [text] : named(text, /\]\((\/[^)\s#]*)/g)
}

function unknownNames(
  { file, value, lineOf }: YamlFile,
  known: readonly string[],
  namesIn: (text: string, key: PropertyKey | undefined) => string[],
  { told, hint }: { told: (name: string) => string; hint: string },
): Problem[] {
  return textsIn(value).flatMap(({ path, text }) =>
    namesIn(text, path.at(-1))
      .filter((name) => !known.includes(name))
      .map((name) => ({ file, line: lineOf(path), message: told(name) + nearestName(name, known), hint })),
  )
}

function named(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
