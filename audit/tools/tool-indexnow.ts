import { isIndexNowKey, keyFileFindings } from '../../src/tools/indexnow/indexnow.ts'
import { textOf, type AuditedSite } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { toolFindings } from './tool-findings.ts'

/** Files at the root that are named like a key: «robots» and «llms» are too short for one. */
const keyFiles = (site: AuditedSite) =>
  filesNamed(/^[^/]+\.txt$/)(site).filter((file) => isIndexNowKey(keyOf(file)))

const keyOf = (file: string) => file.replace(/\.txt$/, '')

export const toolIndexNow: Rule = {
  id: 'tool-indexnow',
  title: 'Die Schlüsseldatei für IndexNow enthält den Schlüssel und sonst nichts',
  why: 'Schon ein Zeilenumbruch am Ende kann dazu führen, dass Suchmaschinen Meldungen abweisen.',
  source: sources.indexNow,
  severity: 'error',
  covers: keyFiles,
  check: (site) =>
    keyFiles(site).flatMap((file) =>
      toolFindings(file, keyFileFindings(textOf(site, file) ?? '', keyOf(file))),
    ),
}
