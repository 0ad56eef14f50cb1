import { textOf } from '../site/audited-site.ts'
import { textFiles } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const patterns: Record<string, RegExp> = {
  'einen privaten Schlüssel': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'einen Schlüssel von AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'einen Schlüssel von Google': /\bAIza[\w-]{35}\b/,
  'ein Token von GitHub': /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,})/,
  'ein Token von Slack': /\bxox[abprs]-[\w-]{10,}/,
  'einen Schlüssel von Stripe': /\b[sr]k_live_\w{20,}/,
  'einen Schlüssel eines KI-Dienstes': /\bsk-(?:ant-|proj-)?[\w-]{32,}/,
  'ein signiertes Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'ein Passwort in einer Adresse': /\bhttps?:\/\/[^\s/:@"']+:[^\s/:@"']+@/,
}

export const secrets: Rule = {
  id: 'secrets',
  title: 'Keine Datei verrät Schlüssel oder Passwörter',
  why: 'Alles, was ein Browser lädt, ist öffentlich, und Programme suchen im Netz ständig nach solchen Zeichenfolgen.',
  source: sources.leakage,
  severity: 'error',
  covers: textFiles,
  check: (site) =>
    textFiles(site).flatMap((file) => {
      const text = textOf(site, file) ?? ''
      return Object.entries(patterns)
        .filter(([, pattern]) => pattern.test(text))
        .map(([name]) => ({
          file: `dist/${file}`,
          what: `enthält ${name}`,
          remedy: 'Entfernen und den Schlüssel sofort ersetzen.',
        }))
    }),
}
