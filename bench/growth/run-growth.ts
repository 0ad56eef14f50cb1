import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compressedSize } from '../../audit/site/compressed-size.ts'
import { readDist } from '../../audit/site/read-dist.ts'
import { loadedByItself } from '../../audit/site/script-graph.ts'
import { growSite } from './grown-site.ts'
import { routePaths } from '../../ssg/check/route-paths.ts'

/** Prints what a build and an audit take, and what the first load of an article costs, for the site and for one of 1,000 articles more. */
function measureGrowth(articles: number): void {
  const small = measureSite(0)
  const large = measureSite(articles)
  const growth = large.bytes - small.bytes
  console.log(
    `\n${articles} articles more: first load ${((growth / small.bytes) * 100).toFixed(1)} % more, ${(growth / articles).toFixed(2)} bytes a page`,
  )
}

function measureSite(articles: number): { bytes: number } {
  const copy = growSite(articles)
  console.log(`\n${routePaths(process.cwd()).length + articles} pages`)
  const problems = build(copy, 'nothing remembered')
  build(copy, 'nothing changed')
  edit(`${copy}/src/content/${article}.mdx`)
  build(copy, 'one text edited')
  audit(copy, 'the audit, nothing remembered')
  audit(copy, 'the audit again')
  const bytes = firstLoad(copy)
  console.log(problems)
  rmSync(copy, { recursive: true })
  return { bytes }
}

const article = 'knowledge-base/core-web-vitals'
const usageHook = new URL('build-usage.mjs', import.meta.url).href

/** Builds once and returns what the build complained about: limits that hold for the site need not hold for a larger one. */
function build(copy: string, name: string): string {
  const said = measure(copy, name, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'])
  if (!existsSync(`${copy}/dist/index.html`)) throw new Error(said)
  return said
}

function audit(copy: string, name: string): void {
  measure(copy, name, ['--import', 'tsx', 'audit/run-audit.ts'])
}

function measure(copy: string, name: string, program: string[]): string {
  const usageFile = `${copy}/.usage.json`
  const { stderr } = spawnSync(process.execPath, program, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      BUILD_CACHE: `${copy}/.cache`,
      BUILD_USAGE: usageFile,
      NODE_OPTIONS: `--import=${usageHook}`,
    },
  })
  const { seconds, cpuSeconds, megabytes } = JSON.parse(readFileSync(usageFile, 'utf8'))
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor, at most ${megabytes.toFixed(0)} MB`,
  )
  return stderr.split('\n    at ')[0] ?? ''
}

function edit(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(?<=\n---\n\n)/, 'Ein Satz mehr.\n\n'))
}

/** Bytes of an article's HTML and of the scripts that it loads by itself, as a host sends them. Prints them, and what lists of all pages take. */
function firstLoad(copy: string): number {
  const site = readDist(copy)
  const html = compressedSize(site, `${article}.html`)
  const page = site.pages.find(({ file }) => file === `${article}.html`)
  const loaded = page ? loadedByItself(site, page) : []
  const scripts = loaded.reduce((sum, file) => sum + compressedSize(site, file), 0)
  console.log(`first load of an article: ${html} bytes of HTML, ${scripts} bytes of scripts (brotli)`)
  for (const file of ['knowledge-base.html', '404.html', 'search-index.json'])
    console.log(`${file}: ${compressedSize(site, file)} bytes (brotli)`)
  return html + scripts
}

measureGrowth(Number(process.argv[2] ?? 1000))
