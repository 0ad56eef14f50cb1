// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { parseContent } from '../../ssg/content/content.ts'
import { schemeKey } from '../../src/lib/color-scheme.ts'
import { checkVersion } from '../../src/lib/version-check.ts'
import { versionCheckHost } from '../support/version-check-host.ts'

const privacyPage = 'src/content/datenschutz.mdx'

/** The keys that the privacy page names, in backticks. */
function namedKeys(): string[] {
  const keys = new Set<string>()
  const { tree } = parseContent(privacyPage, readFileSync(privacyPage, 'utf8'))
  visit(tree, 'inlineCode', ({ value }) => void keys.add(value))
  return [...keys].toSorted()
}

/** The keys that the version check stores, wherever it runs. */
async function versionKeys(): Promise<string[]> {
  localStorage.clear()
  sessionStorage.clear()
  await checkVersion('1.0.6', versionCheckHost())
  await checkVersion('1.0.6', versionCheckHost({ hostname: 'muster.netlify.app' }))
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
}

/** The key that the router stores, as its source spells it. */
function routerKey(): string {
  const source = readFileSync('node_modules/@tanstack/router-core/src/scroll-restoration.ts', 'utf8')
  return /export const storageKey = '(.+)'/.exec(source)?.[1] ?? 'no key in the source'
}

test('the privacy page names every key that the site stores, and no other', async () => {
  expect(namedKeys()).toEqual([...(await versionKeys()), routerKey(), schemeKey].toSorted())
})
