import { expect, test } from 'vitest'
import { enquiryFields, honeypotField as honeypot } from '../../../src/lib/enquiry/enquiry-fields.ts'
import { pages } from '../../support/site/built-site.ts'
import { attribute, attributes, elements, only } from '../../support/site/elements.ts'
import { visibleText } from '../../support/site/visible-text.ts'

const visible = pages.flatMap((page) => elements(page, 'form', ({ method }) => method === 'post'))

test('home and contact page have the form', () => {
  const withForm = pages.filter(
    (page) => elements(page, 'form', ({ method }) => method === 'post').length === 1,
  )
  expect(withForm.map(({ path }) => path)).toEqual(['/', '/contact'])
})

test('name, e-mail and message are required, nothing else is', () => {
  for (const form of visible) {
    const required = elements(form, '*', (properties) => properties.required === true)
    expect(attributes(required, 'name')).toEqual(['name', 'email', 'message'])
  }
})

test('browsers know what to fill in, correct prose only, and cut nothing off', () => {
  for (const form of visible) {
    const fields = elements(form, '*', ({ id }) => String(id).startsWith('anfrage-'))
    expect(fields.map((field) => attribute(field, 'autoComplete'))).toEqual(
      enquiryFields.map(({ autoComplete }) => autoComplete),
    )
    expect(fields.map(({ properties }) => properties.spellCheck)).toEqual(
      enquiryFields.map(({ autoComplete }) => String(autoComplete === undefined)),
    )
    expect(attributes(fields, 'maxLength')).toEqual([])
    expect(attributes(fields, 'ariaDescribedBy')).toEqual([])
  }
})

test('the subject suggests the audit first and every service, which nobody needs to know by name', () => {
  const services = pages.filter(({ path }) => path.startsWith('/services/')).length
  for (const form of visible) {
    const list = attribute(
      only(form, 'input', ({ name }) => name === 'subject'),
      'list',
    )
    const options = elements(
      only(form, 'datalist', ({ id }) => id === list),
      'option',
    )
    const names = options.map((option) => visibleText(option).trim())
    expect(names[0]).toBe('SEO-Audit')
    expect(new Set(names).size).toBe(services + 1)
  }
})

test('the privacy page lists every field, whether it must be filled in, and what for', () => {
  const privacy = pages.find(({ path }) => path === '/datenschutz')
  const rows = privacy
    ? elements(privacy, 'tr').map((row) => elements(row, 'td').map((cell) => visibleText(cell).trim()))
    : []
  for (const { label, required, purpose } of enquiryFields)
    expect(rows).toContainEqual([label, required ? 'Pflicht' : 'freiwillig', purpose])
})

test('the field for robots is neither seen, read aloud, reached by keyboard nor filled in by the browser', () => {
  for (const form of visible) {
    const field = only(form, 'input', ({ name }) => name === honeypot)
    expect([attribute(field, 'tabIndex'), attribute(field, 'autoComplete')]).toEqual(['-1', 'off'])
    const hidden = elements(form, '*', ({ ariaHidden }) => ariaHidden === 'true')
    expect(hidden.filter((part) => elements(part, 'input').includes(field))).toHaveLength(1)
  }
})
