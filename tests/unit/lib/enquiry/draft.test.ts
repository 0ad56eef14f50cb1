import { afterEach, expect, test } from 'vitest'
import { bringResult, forgetDraft, withBrought } from '../../../../src/lib/enquiry/draft.ts'

afterEach(() => forgetDraft())

const subject = (text: string, brought: string | undefined) => withBrought({ subject: text }, brought).subject
const message = (text: string, brought: string) => {
  bringResult(brought)
  return withBrought({ message: text }, undefined).message
}

test('a subject from a link fills an empty field, and is replaced by that of another link', () => {
  expect(subject('', 'Linkbuilding')).toBe('Linkbuilding')
  expect(subject('Linkbuilding', undefined)).toBe('Linkbuilding')
  expect(subject('Linkbuilding', 'MSN-Publishing')).toBe('MSN-Publishing')
})

test('a subject from a link is filled in once: later changes and deletions stay', () => {
  subject('', 'Linkbuilding')
  expect(subject('', 'Linkbuilding')).toBe('')
  expect(subject('Zwei Leistungen', 'Linkbuilding')).toBe('Zwei Leistungen')
})

test('a subject that the visitor wrote is never replaced', () => {
  expect(subject('Zwei Leistungen', 'Linkbuilding')).toBe('Zwei Leistungen')
})

test('after an enquiry has been sent, the same link fills the subject in again', () => {
  subject('', 'Linkbuilding')
  forgetDraft()
  expect(subject('', 'Linkbuilding')).toBe('Linkbuilding')
})

test('the result of a tool fills an empty message, or is appended to what the visitor wrote', () => {
  expect(message('', 'Ergebnis A')).toBe('Ergebnis A')
  expect(message('Guten Tag', 'Ergebnis B')).toBe('Guten Tag\n\nErgebnis B')
})

test('the result of a tool is inserted once: later changes and deletions stay', () => {
  message('', 'Ergebnis C')
  expect(withBrought({ message: 'Ergebnis C, geändert' }, undefined).message).toBe('Ergebnis C, geändert')
  expect(withBrought({ message: '' }, undefined).message).toBe('')
})

test('a new result replaces the one before it, and nothing else of the message', () => {
  message('', 'Ergebnis $& D')
  expect(message('Grüsse\n\nErgebnis $& D\n\nDanke', "Ergebnis $' E")).toBe(
    "Grüsse\n\nErgebnis $' E\n\nDanke",
  )
})

test('a result that the visitor changed is kept, and the next one is appended', () => {
  message('', 'Ergebnis F')
  expect(message('Ergebnis, anders', 'Ergebnis G')).toBe('Ergebnis, anders\n\nErgebnis G')
})

test('a result that the message already contains is not added again', () => {
  expect(message('Ergebnis H und mehr', 'Ergebnis H')).toBe('Ergebnis H und mehr')
})
