import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../../support/site/built-site.ts'
import { urls } from '../../support/urls.ts'

/** And the one for unknown addresses. */
const pages = urls.length + 1

const reportSchema = z.object({
  totals: z.object({ rules: z.number(), pages: z.literal(pages), errors: z.literal(0) }),
})

test('the audit finds no error on this site, and reports it for people, programs and customers', () => {
  rmSync(`${root}reports`, { recursive: true, force: true })
  const { status, stdout } = spawnSync('npx', ['tsx', 'audit/run-audit.ts'], { cwd: root, encoding: 'utf8' })
  expect(stdout).toContain(`${pages} Seiten: 0 Fehler`)
  expect(status).toBe(0)
  const { totals } = reportSchema.parse(JSON.parse(readFileSync(`${root}reports/audit.json`, 'utf8')))
  expect(totals.rules).toBeGreaterThan(50)
  expect(readFileSync(`${root}reports/audit.html`, 'utf8')).toContain(`${totals.rules} Regeln`)
})
