import type { Assets } from '../ssg/bundles.ts'
import type { OutputFile } from '../ssg/output-file.ts'
import type { Problem } from '../ssg/problem.ts'
import type { BuiltPage } from '../ssg/render-pages.ts'
import { checkBudget } from './built-site/budget.ts'
import { checkHeadings } from './built-site/headings.ts'
import { checkInlineCode } from './built-site/inline-code.ts'
import { checkLinks } from './built-site/links.ts'
import { checkMetadata } from './built-site/metadata.ts'
import { checkStructuredData } from './built-site/structured-data.ts'
import { parsePage } from './parsed-page.ts'

export interface BuiltSite {
  pages: BuiltPage[]
  assets: Assets
  files: OutputFile[]
}

/** Everything that can be wrong with the built pages, all at once. */
export function checkBuiltSite({ pages, assets, files }: BuiltSite): Problem[] {
  const parsed = pages.map(parsePage)
  return [
    ...checkMetadata(parsed),
    ...checkHeadings(parsed),
    ...checkLinks(parsed, [...files.map(({ path }) => `/${path}`), '/icon.svg', assets.script]),
    ...checkStructuredData(parsed),
    ...checkInlineCode(parsed),
    ...checkBudget(pages, assets),
  ]
}
