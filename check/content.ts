import { readFileSync } from 'node:fs'
import { glossary } from '../src/lib/glossary.ts'
import { redirects } from '../src/lib/site/redirects.ts'
import { textSections } from '../src/lib/site/sections.ts'
import { siteIdentity } from '../src/lib/site.ts'
import { slots } from '../src/lib/slots.ts'
import { tools } from '../src/lib/tools/all-tools.ts'
import type { Content } from '../ssg/content.ts'
import type { Problem } from '../ssg/problem.ts'
import { readSources } from '../ssg/sources.ts'
import { tokensFile } from '../ssg/design-tokens.ts'
import { markFile } from '../ssg/mark.ts'
import { operatorTexts } from '../ssg/mdx/operator-texts.ts'
import { checkColours } from './content/colours.ts'
import { checkCopies } from './content/copies.ts'
import { checkDates } from './content/dates.ts'
import { checkDuplicates } from './content/duplicates.ts'
import { checkElements } from './content/elements.ts'
import { identityFile } from './content/identity-source.ts'
import { checkImages } from './content/images.ts'
import { checkInternalLinks, checkLinkedSections } from './content/internal-links.ts'
import { checkLeftovers } from './content/leftovers.ts'
import { checkOrders } from './content/orders.ts'
import { checkMark } from './content/mark.ts'
import { checkPageFacts } from './content/page-facts.ts'
import { checkQuestions } from './content/questions.ts'
import { checkRecommendations } from './content/recommendations.ts'
import { checkSiteIdentity } from './content/site-identity.ts'
import { checkSlots } from './content/slots.ts'
import { checkSources, checkUncited } from './content/sources.ts'
import { checkSwissGerman } from './content/swiss-german.ts'
import { checkTerms } from './content/terms.ts'
import { checkTextParts } from './content/text-parts.ts'
import { checkTools } from './content/tools.ts'
import { checkUnmarkedTerms } from './content/unmarked-terms.ts'
import { checkRedirects } from './redirects.ts'
import { routePaths } from './route-paths.ts'

/** Everything that can be wrong with what authors and operators write, all at once. */
export function checkContent(content: Content[], root: string): Problem[] {
  const paths = routePaths(root)
  const identity = siteIdentity()
  const register = readSources(root)
  // Of a text whose facts cannot be read the text is checked all the same, and the other way round.
  const withFacts = content.filter(({ unreadable }) => unreadable.facts.length === 0)
  const withText = content.filter(({ unreadable }) => unreadable.text.length === 0)
  const areWhole = withFacts.length === content.length && withText.length === content.length
  return [
    ...checkSiteIdentity(identity, readFileSync(`${root}/${identityFile}`, 'utf8')),
    ...checkMark(readFileSync(`${root}/${markFile}`, 'utf8')),
    ...checkColours(readFileSync(`${root}/${tokensFile}`, 'utf8')),
    ...checkSlots(slots, withFacts, root),
    ...content.flatMap(({ unreadable }) => [...unreadable.facts, ...unreadable.text]),
    ...checkPageFacts(withFacts, paths),
    ...checkDuplicates(withFacts),
    ...checkOrders(withFacts),
    ...checkQuestions(withFacts),
    ...checkDates(withFacts),
    ...checkElements(withText, [...operatorTexts(identity).keys()]),
    ...checkInternalLinks(withText, paths, identity.origin),
    ...checkLinkedSections(withText, textSections),
    ...checkImages(withText, root),
    ...checkTerms(withText, glossary),
    ...checkSources(withText, register, identity.origin),
    ...checkSwissGerman(withText),
    ...checkCopies(withText),
    ...checkTools(withText, tools),
    ...checkRedirects(redirects, paths),
    ...[
      ...checkLeftovers(content, root),
      ...checkTextParts(withText),
      ...checkUnmarkedTerms(withText, glossary),
      ...(areWhole ? [...checkRecommendations(content), ...checkUncited(content, register)] : []),
    ].map((problem) => ({ ...problem, isUnfinished: true as const })),
  ]
}
