import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../support/site/built-site.ts'
import { urls } from '../../support/urls.ts'

test('the audit finds no error on this site', () => {
  const command = ['--import', 'tsx', 'audit/run-audit.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  // The errors say where what is wrong stands.
  expect({ status, errors: status === 0 ? '' : stderr }).toEqual({ status: 0, errors: '' })
  expect(stdout).toContain(`${urls.length + 1} Seiten: 0 Fehler`)
})
