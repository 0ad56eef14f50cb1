import { site } from '../src/lib/site.ts'
import { groups } from './groups.ts'
import { pageLimits } from './weight/limits.ts'

/** What the site may say of its audit in numbers. `firstLoad` in bytes. */
export const auditFigures = {
  rules: groups.flatMap(({ rules }) => rules).length,
  firstLoad: pageLimits(site).firstLoad,
}
