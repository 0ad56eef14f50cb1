import { HtmlValidate } from 'html-validate'
import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** The form that only the host reads, too. */
const documents = filesNamed(/\.html$/)

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes attributes and void elements; browsers read them all the same.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The headings of legal texts begin with their number; HTML allows any id without spaces.
    'valid-id': ['error', { relaxed: true }],
    // Titles have a rule of their own, which measures them.
    'long-title': 'off',
    // The site's own scripts need no hash against their own host.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Tables and code that scroll are groups with a name; <fieldset>, the native group, is for forms.
    'prefer-native-element': ['error', { exclude: ['group'] }],
    // The search answers while one types, and the form for the host is never shown.
    'wcag/h32': 'off',
    // An <input> without a type is one for text, as HTML defines it.
    'no-implicit-input-type': 'off',
  },
})

export const htmlValid: Rule = {
  id: 'html-valid',
  title: 'Das HTML ist gültig',
  why: 'Fehler im Bau einer Seite deutet jedes Programm auf seine Art. Steht etwas Falsches im Kopf, endet er für Google an dieser Stelle.',
  source: sources.validMetadata,
  severity: 'error',
  covers: documents,
  check: (site) =>
    documents(site).flatMap((file) =>
      messagesOn(textOf(site, file) ?? '').map(({ message, ruleId, selector }) => ({
        file: `dist/${file}`,
        element: selector ?? undefined,
        what: message,
        remedy: `Regel ${ruleId} von html-validate einhalten.`,
      })),
    ),
}

function messagesOn(html: string) {
  return validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
}
