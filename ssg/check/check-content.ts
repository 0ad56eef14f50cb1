import { readFileSync } from 'node:fs'
import { textSections } from '../../src/lib/site/sections.ts'
import { identityFile, site as identity, slotsFile } from '../content/identity.ts'
import { tools } from '../../src/tools/all-tools.ts'
import type { Content } from '../content/content.ts'
import type { Problem } from '../problem.ts'
import { readSearches } from '../content/searches.ts'
import { readSources, sourcesFile } from '../content/sources.ts'
import { glossaryFile, readGlossary } from '../content/glossary.ts'
import { redirectsFile } from '../content/redirects.ts'
import { firstServiceFile } from '../content/first-service.ts'
import { homeFile } from '../content/home.ts'
import { entriesOf, readYaml } from '../content/yaml-file.ts'
import { checkFirstService, checkHome } from './home.ts'
import { tokensFile } from '../content/design-tokens.ts'
import { markFile } from '../content/mark.ts'
import { operatorTexts } from '../content/operator-facts.ts'
import { checkColours } from './identity/colours.ts'
import { checkCopies, checkRepeats } from './texts/repeats.ts'
import { checkDates, checkPageFacts } from './texts/page-facts.ts'
import { checkElements, checkEmptyFields } from './texts/elements.ts'
import { checkImages } from './texts/images.ts'
import { checkInternalLinks, checkLinkedSections } from './texts/internal-links.ts'
import { checkLeftovers, checkTextParts } from './texts/unfinished.ts'
import { checkMarkdown } from './texts/markdown.ts'
import { checkMark } from './identity/mark.ts'
import { checkSearches } from './texts/searches.ts'
import { checkSiteIdentity } from './identity/site-identity.ts'
import { checkSlots } from './identity/slots.ts'
import { checkRegister, checkSources } from './texts/sources.ts'
import { checkHouseStyle, checkStyleOf } from './texts/house-style.ts'
import { checkGlossary, checkTerms, checkUnmarkedTerms } from './texts/terms.ts'
import { checkTools } from './texts/tools.ts'
import { checkRedirects } from './redirects.ts'
import { checkRoutes, routePaths } from './routes.ts'

/** Runs every check of texts and operator data and returns all problems, in the order of the files and their lines. */
export function checkContent(content: Content[], root: string): Problem[] {
  const paths = routePaths(root)
  const sources = readYaml(root, sourcesFile)
  const glossary = readYaml(root, glossaryFile)
  // Every citation and every term would be reported as unknown.
  const inRegisters = [...sources.problems, ...glossary.problems]
  if (inRegisters.length > 0) return inRegisters
  const register = readSources(root)
  const home = readYaml(root, homeFile)
  const operator = readYaml(root, identityFile)
  const firstService = readYaml(root, firstServiceFile)
  // Of a text whose facts cannot be read the text is checked all the same, and the other way round.
  const withFacts = content.filter(({ frontmatter }) => frontmatter.problems.length === 0)
  const withText = content.filter(({ problems }) => problems.length === 0)
  return [
    ...checkSiteIdentity(operator),
    ...checkMark(readFileSync(`${root}/${markFile}`, 'utf8')),
    ...checkColours(readFileSync(`${root}/${tokensFile}`, 'utf8')),
    ...checkSlots(
      readYaml(root, slotsFile),
      operator.problems.length === 0 ? identity.vat : undefined,
      withFacts,
      root,
    ),
    ...content.flatMap(({ problems, frontmatter }) => [...new Set([...frontmatter.problems, ...problems])]),
    ...checkRoutes(content, root),
    ...checkPageFacts(withFacts, paths),
    ...checkRepeats(withFacts),
    ...checkHome(home, paths, Object.keys(register)),
    ...checkFirstService(firstService, paths),
    ...checkSearches(readSearches(root), paths),
    ...checkDates(withFacts),
    ...checkElements(withText, [...operatorTexts(identity).keys()]),
    ...checkEmptyFields(withText, identity),
    ...checkMarkdown(withText),
    ...checkInternalLinks(withText, paths, identity.origin),
    ...checkLinkedSections(withText, textSections),
    ...checkImages(withText, root),
    ...checkGlossary(glossary),
    ...checkTerms(withText, entriesOf(glossary)),
    ...checkRegister(sources),
    ...checkSources(withText, register, identity.origin),
    ...checkHouseStyle(withText),
    ...[home, firstService, glossary].flatMap(checkStyleOf),
    ...checkTools(withText, tools),
    ...checkRedirects(readYaml(root, redirectsFile), paths),
    ...[
      ...checkLeftovers(content, root),
      ...checkTextParts(withText),
      ...checkCopies(withText),
      ...checkUnmarkedTerms(withText, readGlossary(root)),
    ].map((problem) => ({ ...problem, isUnfinished: true as const })),
  ].toSorted(
    (one: Problem, other: Problem) =>
      one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  )
}
