import { expect, test } from 'vitest'
import { audit, brokenRules, ruleTable, summary } from '../../../audit/audit.ts'
import { openSite } from '../../../audit/site/audited-site.ts'
import { show } from '../../support/sources/audit-faults/fault.ts'
import { goodFiles, publication } from '../../support/sources/audited-files.ts'

const files = goodFiles()
show('contact.html', '<a href="/kontakt">Zum <b>Kontakt</b></a>')(files)
const site = openSite(files, publication)
const results = audit(site)

test('the report counts errors and names the reason, place, source and remedy of each', () => {
  expect(ruleTable(results)).toMatch(/link-targets +\d+  1 Fehler/)
  expect(summary(results, site)).toMatch(/: 1 Fehler, 0 Hinweise$/)
  const { rule } = results.find(({ findings }) => findings.length > 0) ?? {}
  expect(brokenRules(results)).toEqual([
    [
      `Fehler: ${rule?.title} (link-targets)`,
      `  ${rule?.why} ${rule?.source}`,
      '  dist/contact.html #inhalt > a: nichts unter /kontakt',
      '      Auf eine Seite aus src/routes verweisen.',
    ].join('\n'),
  ])
})
