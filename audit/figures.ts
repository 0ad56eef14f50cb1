import { groups } from './groups.ts'
import { limits } from './weight.ts'

/** What the site may say of its audit in numbers. `firstLoad` in bytes. */
export const auditFigures = {
  rules: groups.flatMap(({ rules }) => rules).length,
  firstLoad: limits.firstVisit,
}
