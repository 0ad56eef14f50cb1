import { siteSchema } from '../../src/lib/site/site-schema.ts'
import type { Problem } from '../../ssg/problem.ts'

/** The operator's data are complete and of the right form. */
export function checkSiteIdentity(site: unknown): Problem[] {
  const result = siteSchema.safeParse(site)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => ({
    file: 'src/lib/site.ts',
    message: `\`${path.map(String).join('.')}\`: ${message}`,
    hint: 'src/lib/site-schema.ts describes every field.',
  }))
}
