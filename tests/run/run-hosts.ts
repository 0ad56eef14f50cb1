import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { installDebianPackages } from '../../bench/browser.ts'

/**
 * `npm run test:hosts`, after a build: the requests of decision 0010 on every host that this machine can have. It installs nginx with Debian's
 * packages, and Cloudflare's tool with the Node that it wants below `reports/hosts`; what could not be had is skipped by name.
 */
const tools = 'reports/hosts'
const versions = ['wrangler@4.164.0', 'node@22.23.3']

if (spawnSync('nginx', ['-v']).error) installDebianPackages('nginx', 'libnginx-mod-http-brotli-static')
if (!existsSync(`${tools}/node_modules/.bin/wrangler`)) {
  mkdirSync(tools, { recursive: true })
  writeFileSync(`${tools}/package.json`, '{ "private": true }\n')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...versions], { cwd: tools, stdio: 'inherit' })
}
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'site', 'tests/site/hosts'], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
