import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { templates } from '../../../../ssg/new/templates.ts'
import { summaryWords } from '../../../../src/lib/site/page-schema.ts'

const manual = readFileSync('docs/authoring.md', 'utf8')
const given = { name: 'neu', order: 1, service: '/services/linkbuilding', today: '2026-11-22' }

test.each(['article', 'service', 'page'] as const)(
  'the manual and the template of a new %s ask for as many words of a summary as the check takes',
  (kind) => {
    const words = `${summaryWords[kind].join(' to ')} words`
    expect(manual).toMatch(new RegExp(`^.* # .*${kind}s?: .*${words}`, 'm'))
    expect(templates[kind].text(given)).toContain(words)
  },
)
