import { readFileSync } from 'node:fs'
import { glossary } from '../src/lib/glossary.ts'
import { redirects } from '../src/lib/site/redirects.ts'
import { siteIdentity } from '../src/lib/site.ts'
import type { Content } from '../ssg/content.ts'
import type { Problem } from '../ssg/problem.ts'
import { readSources } from '../ssg/sources.ts'
import { tokensFile } from '../ssg/design-tokens.ts'
import { markFile } from '../ssg/mark.ts'
import { checkColours } from './content/colours.ts'
import { checkDuplicates } from './content/duplicates.ts'
import { identityFile } from './content/identity-source.ts'
import { checkImages } from './content/images.ts'
import { checkInternalLinks } from './content/internal-links.ts'
import { checkMark } from './content/mark.ts'
import { checkPageFacts } from './content/page-facts.ts'
import { checkRecommendations } from './content/recommendations.ts'
import { checkSiteIdentity } from './content/site-identity.ts'
import { checkSources } from './content/sources.ts'
import { checkSwissGerman } from './content/swiss-german.ts'
import { checkTerms } from './content/terms.ts'
import { checkTextParts } from './content/text-parts.ts'
import { checkUnmarkedTerms } from './content/unmarked-terms.ts'
import { checkRedirects } from './redirects.ts'
import { routePaths } from './route-paths.ts'

/** Everything that can be wrong with what authors and operators write, all at once. */
export function checkContent(content: Content[], root: string): Problem[] {
  return [
    ...checkSiteIdentity(siteIdentity(), readFileSync(`${root}/${identityFile}`, 'utf8')),
    ...checkMark(readFileSync(`${root}/${markFile}`, 'utf8')),
    ...checkColours(readFileSync(`${root}/${tokensFile}`, 'utf8')),
    ...checkPageFacts(content, routePaths(root)),
    ...checkDuplicates(content),
    ...checkInternalLinks(content, routePaths(root)),
    ...checkImages(content, root),
    ...checkTerms(content, glossary),
    ...checkUnmarkedTerms(content, glossary),
    ...checkSources(content, readSources(root)),
    ...checkSwissGerman(content),
    ...checkTextParts(content),
    ...checkRedirects(redirects, routePaths(root)),
    ...checkRecommendations(content),
  ]
}
