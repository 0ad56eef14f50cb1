import { glossary } from '../src/lib/glossary.ts'
import { redirects } from '../src/lib/site/redirects.ts'
import { siteIdentity } from '../src/lib/site.ts'
import { tools } from '../src/lib/tools/all-tools.ts'
import type { Content } from '../ssg/content.ts'
import type { Problem } from '../ssg/problem.ts'
import { readSources } from '../ssg/sources.ts'
import { checkDuplicates } from './content/duplicates.ts'
import { checkImages } from './content/images.ts'
import { checkInternalLinks } from './content/internal-links.ts'
import { checkPageFacts } from './content/page-facts.ts'
import { checkRecommendations } from './content/recommendations.ts'
import { checkSiteIdentity } from './content/site-identity.ts'
import { checkSources } from './content/sources.ts'
import { checkSwissGerman } from './content/swiss-german.ts'
import { checkTerms } from './content/terms.ts'
import { checkTextParts } from './content/text-parts.ts'
import { checkTools } from './content/tools.ts'
import { checkUnmarkedTerms } from './content/unmarked-terms.ts'
import { checkRedirects } from './redirects.ts'
import { routePaths } from './route-paths.ts'

/** Everything that can be wrong with what authors and operators write, all at once. */
export function checkContent(content: Content[], root: string): Problem[] {
  return [
    ...checkSiteIdentity(siteIdentity()),
    ...checkPageFacts(content, routePaths(root)),
    ...checkDuplicates(content),
    ...checkInternalLinks(content, routePaths(root)),
    ...checkImages(content, root),
    ...checkTerms(content, glossary),
    ...checkUnmarkedTerms(content, glossary),
    ...checkSources(content, readSources(root)),
    ...checkSwissGerman(content),
    ...checkTextParts(content),
    ...checkTools(content, tools),
    ...checkRedirects(redirects, routePaths(root)),
    ...checkRecommendations(content),
  ]
}
