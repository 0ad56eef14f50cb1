import { addressFaults } from './audit-faults/addresses.ts'
import type { Fault } from './audit-faults/fault.ts'
import { feedFaults } from './audit-faults/feed.ts'
import { headFaults } from './audit-faults/head.ts'
import { indexingFaults } from './audit-faults/indexing.ts'
import { linkFaults } from './audit-faults/links.ts'
import { pictureFaults } from './audit-faults/pictures.ts'
import { securityFaults } from './audit-faults/security.ts'
import { structuredDataFaults } from './audit-faults/structured-data.ts'
import { textFaults } from './audit-faults/text.ts'
import { toolFaults } from './audit-faults/tools.ts'
import { weightFaults } from './audit-faults/weight.ts'

/** The faults that each rule must find, by the id of the rule. */
export const auditFaults: Record<string, Fault[]> = {
  ...addressFaults,
  ...headFaults,
  ...indexingFaults,
  ...linkFaults,
  ...textFaults,
  ...pictureFaults,
  ...structuredDataFaults,
  ...feedFaults,
  ...securityFaults,
  ...toolFaults,
  ...weightFaults,
}
