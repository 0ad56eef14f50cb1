import { homeSchema } from '../../src/lib/site/home-schema.ts'
import { firstServiceSchema } from '../content/first-service.ts'
import { homeFacts } from '../content/home.ts'
import { schemaProblems, textsIn, type YamlFile } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { nearestName } from './texts/nearest-name.ts'

/** Checks that the texts of the home page are complete and that their links resolve. */
export function checkHome(home: YamlFile, pages: string[], sources: string[]): Problem[] {
  const remedy = 'Die Kommentare in der Datei sagen, was wo stehen darf.'
  return [
    ...schemaProblems(home, homeSchema, () => remedy),
    ...checkLinks(home, pages),
    ...textsIn(home.value).flatMap(({ path, text }) => {
      const place = { file: home.file, line: home.lineOf(path) }
      return [...unknownFacts(text), ...unknownSources(text, sources)].map((problem) => ({
        ...place,
        ...problem,
      }))
    }),
  ]
}

/** Checks the questionnaire in the same way. */
export function checkFirstService(questions: YamlFile, pages: string[]): Problem[] {
  const remedy =
    'Eine Frage hat `question` und `answers`; eine Antwort `text` und, wenn sie entscheidet, `first` mit `to` und `reason`.'
  return [...schemaProblems(questions, firstServiceSchema, () => remedy), ...checkLinks(questions, pages)]
}

function checkLinks({ file, value, lineOf }: YamlFile, pages: string[]): Problem[] {
  return textsIn(value).flatMap(({ path, text }) => {
    const inText = [...text.matchAll(/\]\((\/[^)\s#]*)/g)].map(([, to = '']) => to)
    return (path.at(-1) === 'to' ? [text] : inText)
      .filter((to) => !pages.includes(to))
      .map((to) => ({
        file,
        line: lineOf(path),
        message: `führt zu ${to}, und diese Seite gibt es nicht${nearestName(to, pages)}`,
        hint: 'Nennen Sie eine andere. Entfernen können Sie auch einen Eintrag, der mit «-» beginnt, oder einen Link in einem Text.',
      }))
  })
}

function unknownFacts(text: string): Pick<Problem, 'message' | 'hint'>[] {
  return [...text.matchAll(/\{([^}]*)\}/g)]
    .filter(([, name = '']) => !homeFacts.some((known) => known === name))
    .map(([whole, written = '']) => ({
      message: `${whole} kennt der Build nicht${nearestName(written, homeFacts)}`,
      hint: `In Klammern stehen kann: ${homeFacts.map((name) => `{${name}}`).join(', ')}.`,
    }))
}

function unknownSources(text: string, sources: string[]): Pick<Problem, 'message' | 'hint'>[] {
  return [...text.matchAll(/\]\(source:([^)\s]*)/g)]
    .filter(([, key = '']) => !sources.includes(key))
    .map(([, key = '']) => ({
      message: `die Quelle «${key}» gibt es nicht${nearestName(key, sources)}`,
      hint: 'Verlinken Sie eine andere, oder tragen Sie sie in src/content/sources.yaml ein.',
    }))
}
