import { afterEach, expect, test } from 'vitest'
import { bringResult, forgetDraft, withBrought } from '../../../../src/lib/enquiry/draft.ts'

afterEach(() => forgetDraft())

const subject = (text: string, brought: string | undefined) => withBrought({ subject: text }, brought).subject
const message = (text: string, brought: string) => {
  bringResult(brought)
  return withBrought({ message: text }).message
}

test('a subject from a link fills an empty field once, and is replaced by that of another link', () => {
  expect(subject('', 'Linkbuilding')).toBe('Linkbuilding')
  expect(subject('Linkbuilding', undefined)).toBe('Linkbuilding')
  expect(subject('', 'Linkbuilding')).toBe('')
  expect(subject('Linkbuilding', 'MSN-Publishing')).toBe('MSN-Publishing')
})

test('a subject that the visitor wrote is never replaced', () => {
  expect(subject('Zwei Leistungen', 'Linkbuilding')).toBe('Zwei Leistungen')
})

test('after an enquiry has been sent, the same link fills the subject in again', () => {
  subject('', 'Linkbuilding')
  forgetDraft()
  expect(subject('', 'Linkbuilding')).toBe('Linkbuilding')
})

test('the result of a tool fills an empty message, or is appended to what the visitor wrote, once', () => {
  expect(message('', 'Ergebnis A')).toBe('Ergebnis A')
  expect(message('Guten Tag', 'Ergebnis B')).toBe('Guten Tag\n\nErgebnis B')
  expect(withBrought({ message: '' }).message).toBe('')
})

test('a new result replaces the one before it, unless the visitor has changed that', () => {
  message('', 'Ergebnis $& D')
  expect(message('Grüsse\n\nErgebnis $& D\n\nDanke', "Ergebnis $' E")).toBe(
    "Grüsse\n\nErgebnis $' E\n\nDanke",
  )
  expect(message('Ergebnis, anders', 'Ergebnis G')).toBe('Ergebnis, anders\n\nErgebnis G')
})

test('an empty message gets prompts below the result, and what was written there stays when the result changes', () => {
  bringResult('Antwort A', '- Website:')
  const first = withBrought({}).message ?? ''
  expect(first).toBe('Antwort A\n- Website:')
  bringResult('Antwort B', '- Website:')
  expect(withBrought({ message: `${first} a.ch` }).message).toBe('Antwort B\n- Website: a.ch')
})
