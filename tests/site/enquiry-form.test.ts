import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { contentOf, pages } from '../support/built-site.ts'
import { attribute, attributes, elements, only } from '../support/elements.ts'
import { metas } from '../support/head.ts'
import { visibleText } from '../support/visible-text.ts'

const skeletonPage = fromHtml(contentOf('__forms.html'))
const skeleton = only(skeletonPage, 'form')
const visible = pages.flatMap((page) => elements(page, 'form', ({ method }) => method === 'post'))
const honeypot = attribute(skeleton, 'dataNetlifyHoneypot') ?? ''

test('home and contact page have the form', () => {
  const withForm = pages.filter(
    (page) => elements(page, 'form', ({ method }) => method === 'post').length === 1,
  )
  expect(withForm.map(({ path }) => path)).toEqual(['/', '/contact'])
})

test('the host learns of exactly the fields that visitors fill in, and of the one that only robots do', () => {
  for (const form of visible) {
    expect(namesOf(skeleton)).toEqual(namesOf(form).filter((name) => name !== 'form-name'))
    expect(namesOf(form)).toContain(honeypot)
  }
  expect(namesOf(skeleton)).toHaveLength(8)
})

test('an enquiry is filed under the name that the host learns', () => {
  for (const form of visible) {
    expect(
      attribute(
        only(form, 'input', ({ name }) => name === 'form-name'),
        'value',
      ),
    ).toBe(attribute(skeleton, 'name'))
  }
  expect(attribute(skeleton, 'dataNetlify')).toBe('true')
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
    expect(fields.map((field) => attribute(field, 'autoComplete'))).toEqual([
      undefined,
      'name',
      'email',
      'organization',
      'tel',
      'url',
      undefined,
    ])
    expect(fields.map((field) => attribute(field, 'type'))).toEqual([
      'text',
      'text',
      'email',
      'text',
      'tel',
      'text',
      undefined,
    ])
    expect(fields.map(({ properties }) => properties.spellCheck)).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
      'false',
      'true',
    ])
    expect(attributes(fields, 'maxLength')).toEqual([])
    expect(attributes(fields, 'ariaDescribedBy')).toEqual([])
  }
})

test('the subject suggests every service, which nobody needs to know by name', () => {
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
    expect(new Set(options.map((option) => visibleText(option))).size).toBe(services)
  }
})

test('the field for robots is neither seen, read aloud, reached by keyboard nor filled in by the browser', () => {
  for (const form of visible) {
    const field = only(form, 'input', ({ name }) => name === honeypot)
    expect([attribute(field, 'tabIndex'), attribute(field, 'autoComplete')]).toEqual(['-1', 'off'])
    const hidden = elements(form, '*', ({ ariaHidden }) => ariaHidden === 'true')
    expect(hidden.filter((part) => elements(part, 'input').includes(field))).toHaveLength(1)
  }
})

test('the form that only the host reads is not indexed', () => {
  expect(metas(skeletonPage, 'robots')).toEqual(['noindex'])
})

function namesOf(form: Element): string[] {
  const fields = elements(form).filter(({ tagName }) => ['input', 'textarea', 'select'].includes(tagName))
  return attributes(fields, 'name')
}
