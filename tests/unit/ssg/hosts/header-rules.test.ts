import { expect, test } from 'vitest'
import { headersFor, parseHeaderRules, writtenRules } from '../../../../ssg/hosts/header-rules.ts'

const text = `/*
  Content-Security-Policy: default-src 'none'; img-src https://a.example

/assets/*
  Cache-Control: public, max-age=31536000
`
const rules = parseHeaderRules(`# Kommentar\n${text}`)
const everywhere = [['Content-Security-Policy', "default-src 'none'; img-src https://a.example"]]

test('header rules are read as they are written', () => {
  expect(writtenRules(rules)).toBe(text)
})

test.each([
  ['/contact', everywhere],
  ['/assets', everywhere],
  ['/assets/a.js', [...everywhere, ['Cache-Control', 'public, max-age=31536000']]],
])('the headers of %s are those of every rule that matches', (path, headers) => {
  expect(headersFor(path, rules)).toEqual(headers)
})
