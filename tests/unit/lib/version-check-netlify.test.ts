// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { checkVersion } from '../../../src/lib/version-check.ts'
import { FakeCaches } from '../../support/components/fake-caches.ts'
import { requiredElement } from '../../support/components/required-element.ts'
import { entriesOf, versionCheckHost } from '../../support/version-check-host.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('page-cache', 'kept')
})

describe.each([
  'netlify.app',
  'muster.netlify.app',
  'deploy-preview-12--muster.netlify.app',
  'muster.netlify.app.example.com',
])('on %s', (hostname) => {
  test('the check only records the version and the session flag', async () => {
    await checkVersion('1.0.6', versionCheckHost({ hostname }))
    expect(entriesOf(localStorage)).toEqual({ app_version: '1.0.6', 'page-cache': 'kept' })
    expect(entriesOf(sessionStorage)).toEqual({ version_checked: 'true' })
  })

  test('neither caches nor meta tag are touched', async () => {
    document.head.innerHTML = '<meta name="cache-version" content="0.9.0">'
    const caches = new FakeCaches('pages')
    await checkVersion('1.0.6', versionCheckHost({ hostname, caches }))
    expect([...caches.names]).toEqual(['pages'])
    expect(requiredElement('meta').getAttribute('content')).toBe('0.9.0')
  })
})

test.each(['netlify.com', 'netlifyXapp.ch', 'www.example.com', 'localhost', ''])(
  'on «%s» the check clears and sets no session flag',
  async (hostname) => {
    await checkVersion('1.0.6', versionCheckHost({ hostname }))
    expect(localStorage.getItem('page-cache')).toBeNull()
    expect(entriesOf(sessionStorage)).toEqual({})
  },
)

test.each(['localStorage', 'sessionStorage'] as const)('a blocked %s is no fault', async (blocked) => {
  const host = Object.defineProperty(versionCheckHost({ hostname: 'muster.netlify.app' }), blocked, {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await checkVersion('1.0.6', host)
  const recorded = [localStorage.getItem('app_version'), sessionStorage.getItem('version_checked')]
  expect(recorded).toEqual(blocked === 'localStorage' ? [null, 'true'] : ['1.0.6', null])
})
