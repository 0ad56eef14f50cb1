import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readDist } from '../../../audit/site/read-dist.ts'
import { root } from '../../support/site/built-site.ts'
import { urls } from '../../support/urls.ts'

/** And the one for unknown addresses. */
const pages = urls.length + 1

const reports = ['html', 'json'].map((type) => `${root}reports/audit.${type}`)

const reportSchema = z.object({
  totals: z.object({ rules: z.number(), pages: z.literal(pages), errors: z.literal(0) }),
})

test('the audit finds no error on this site, and reports it for people, programs and customers', () => {
  for (const file of reports) rmSync(file, { force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'audit/run-audit.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  // The errors say where what is wrong stands.
  expect({ status, errors: status === 0 ? '' : stderr }).toEqual({ status: 0, errors: '' })
  expect(stdout).toContain(`${pages} Seiten: 0 Fehler`)
  const [forPeople = '', forPrograms = ''] = reports.map((file) => readFileSync(file, 'utf8'))
  const { totals } = reportSchema.parse(JSON.parse(forPrograms))
  expect(totals.rules).toBeGreaterThan(50)
  expect(forPeople).toContain(`${totals.rules} Regeln`)
})

test('what is found on a page is said of a file that editors open', () => {
  const files = readDist(root).pages.flatMap(({ written }) => written?.file ?? [])
  expect(files).toHaveLength(urls.length)
  expect(files.filter((file) => file.includes('//') || !existsSync(`${root}${file}`))).toEqual([])
})
