import { afterEach, expect, test } from 'vitest'
import { bringResult, forgetDraft, withBrought } from '../../../../src/lib/enquiry/draft.ts'

afterEach(() => forgetDraft())

const subject = (text: string, brought: string | undefined) => withBrought({ subject: text }, brought).subject
const message = (text: string, brought: string) => {
  bringResult(brought)
  return withBrought({ message: text }, undefined).message
}

test('a subject is brought to an empty field, and gives way to that of another call to action', () => {
  expect(subject('', 'Linkbuilding')).toBe('Linkbuilding')
  expect(subject('Linkbuilding', undefined)).toBe('Linkbuilding')
  expect(subject('Linkbuilding', 'MSN-Publishing')).toBe('MSN-Publishing')
})

test('a subject is brought once: after a return, a changed or deleted one stays so', () => {
  subject('', 'Linkbuilding')
  expect(subject('', 'Linkbuilding')).toBe('')
  expect(subject('Zwei Leistungen', 'Linkbuilding')).toBe('Zwei Leistungen')
})

test('a subject that the visitor wrote stays, whatever is brought', () => {
  expect(subject('Zwei Leistungen', 'Linkbuilding')).toBe('Zwei Leistungen')
})

test('once an enquiry has arrived, the next one about the same is about it as well', () => {
  subject('', 'Linkbuilding')
  forgetDraft()
  expect(subject('', 'Linkbuilding')).toBe('Linkbuilding')
})

test('a result stands alone in an empty message, and below what the visitor wrote', () => {
  expect(message('', 'Ergebnis A')).toBe('Ergebnis A')
  expect(message('Guten Tag', 'Ergebnis B')).toBe('Guten Tag\n\nErgebnis B')
})

test('a result is brought once: after a return, a changed or deleted one stays so', () => {
  message('', 'Ergebnis C')
  expect(withBrought({ message: 'Ergebnis C, geändert' }, undefined).message).toBe('Ergebnis C, geändert')
  expect(withBrought({ message: '' }, undefined).message).toBe('')
})

test('another result takes the place of the one before, and only of that', () => {
  message('', 'Ergebnis $& D')
  expect(message('Grüsse\n\nErgebnis $& D\n\nDanke', "Ergebnis $' E")).toBe(
    "Grüsse\n\nErgebnis $' E\n\nDanke",
  )
})

test('a result that was changed is the visitor’s own: the next one stands below it', () => {
  message('', 'Ergebnis F')
  expect(message('Ergebnis, anders', 'Ergebnis G')).toBe('Ergebnis, anders\n\nErgebnis G')
})

test('a result that is in the message already is not added again', () => {
  expect(message('Ergebnis H und mehr', 'Ergebnis H')).toBe('Ergebnis H und mehr')
})
