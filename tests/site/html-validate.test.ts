import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { contentOf, files } from '../support/built-site.ts'

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
    // A title has at most 60 characters, and the name of the site follows it.
    'long-title': ['error', { maxlength: 90 }],
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

test('html-validate finds no error in any page', async () => {
  const reports = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => validator.validateString(contentOf(file), file)),
  )
  const messages = reports.flatMap(({ results }) =>
    results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, selector }) => `${result.filePath} ${selector}: ${message} (${ruleId})`,
      ),
    ),
  )
  expect(messages).toEqual([])
  expect(reports).toHaveLength(32)
})
