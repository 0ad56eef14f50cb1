import { everyPage } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const expected: Record<string, RegExp> = {
  'strict-transport-security': /max-age=(3153[6-9]\d{3}|31[6-9]\d{5}|3[2-9]\d{6}|[4-9]\d{7}|\d{9,})/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer|strict-origin)$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
}

export const responseHeaders: Rule = {
  id: 'response-headers',
  title: 'Jede Antwort trägt die Kopfzeilen, die Besuchende schützen',
  why: 'Sie erzwingen Verschlüsselung für mindestens ein Jahr, verhindern das Einbetten in fremde Seiten und geben anderen Websites nicht preis, was jemand gelesen hat.',
  source: sources.observatory,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap(({ path, headers }) =>
      Object.entries(expected)
        .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
        .map(([name]) => ({
          file: 'dist/_headers',
          what: `${path}: ${name} ist ${headers.get(name) ?? 'nicht gesetzt'}`,
          remedy: 'In ssg/hosts/headers.ts setzen.',
        })),
    ),
}
