import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dist, files, pages as pagesOfSpec } from '../../support/site/built-site.ts'

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
/** For a run this short the optimizing compiler costs more than it saves: 3 s of processor time instead of 6. It needs more stack. */
const ofJava = ['-XX:TieredStopAtLevel=1', '-Xss4m', '-jar', jar]
const hasJava = spawnSync('java', ['-version']).status === 0

const outputSchema = z.object({
  messages: z.array(z.object({ url: z.string(), extract: z.string().optional(), message: z.string() })),
})

test('the Nu Html Checker finds no error in any page', { timeout: 120_000 }, ({ skip }) => {
  skip(!hasJava, 'the Nu Html Checker needs Java, and there is no java on the PATH')
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => `${dist}/${file}`)
  const options = ['--format', 'json', '--stdout', '--errors-only']
  const { stdout } = spawnSync('java', [...ofJava, ...options, ...pages], { encoding: 'utf8' })
  // The one for unknown addresses is among them, and Netlify's form where there is one.
  expect(pages.length).toBeGreaterThan(pagesOfSpec.length)
  const { messages } = outputSchema.parse(JSON.parse(stdout))
  expect(messages.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([])
})
