import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { describe, expect, test } from 'vitest'
import { attributes, elements, metas } from '../../../audit/site/elements.ts'
import { enquiryFields, honeypotField } from '../../../src/lib/enquiry/enquiry-fields.ts'
import { usesNetlifyForms } from '../../../src/lib/site/operator/form-service.ts'
import { site } from '../../../ssg/content/identity.ts'
import { contentOf, files, pages } from '../../support/site/built-site.ts'

const posted = pages.map(({ path, tree }) => ({
  path,
  forms: elements(tree, 'form', ({ method }) => method === 'post'),
}))
const forms = posted.flatMap((page) => page.forms)
const fieldsOf = (form: Element) => elements(form).filter(({ tagName }) => /^(input|textarea)$/.test(tagName))
const field = (form: Element, name: string) =>
  fieldsOf(form).find(({ properties }) => properties.name === name)

test('home and contact page have the enquiry form, which posts to the address of the identity', () => {
  expect(posted.filter((page) => page.forms.length > 0).map(({ path }) => path)).toEqual(['/', '/contact'])
  const addresses = attributes(forms, 'action').map((address) => address.replace(/#.*$/, ''))
  expect(addresses).toEqual([site.enquiryAddress, site.enquiryAddress])
})

test('the Content-Security-Policy lets the form be sent to that address, with and without the app', () => {
  const { origin } = new URL(site.enquiryAddress, site.origin)
  const allowed = origin === site.origin ? "'self'" : origin
  const directives = contentOf('_headers').split('; ')
  for (const name of ['form-action', 'connect-src'])
    expect(directives.find((directive) => directive.startsWith(name))).toContain(` ${allowed}`)
})

test('form fields have autocomplete, spellcheck and required as listed, and no maxlength', () => {
  const wanted = enquiryFields.map(({ name, autoComplete, required }) => ({
    name,
    autoComplete,
    spellCheck: String(autoComplete === undefined),
    required: required !== undefined,
    maxLength: undefined,
  }))
  for (const form of forms) {
    const shown = wanted.map(({ name }) => {
      const { properties: has = {} } = field(form, name) ?? {}
      const { autoComplete, spellCheck, required = false, maxLength } = has
      return {
        name,
        autoComplete: [autoComplete].flat().join(' ') || undefined,
        spellCheck,
        required,
        maxLength,
      }
    })
    expect(shown).toEqual(wanted)
  }
})

test('the privacy page lists every form field, whether it is required, and its purpose', () => {
  const rows = pages
    .filter(({ path }) => path === '/datenschutz')
    .flatMap(({ tree }) =>
      elements(tree, 'tr').map((row) =>
        elements(row)
          .filter(({ tagName }) => tagName === 'th' || tagName === 'td')
          .map((cell) => toString(cell)),
      ),
    )
  for (const { label, required, purpose } of enquiryFields)
    expect(rows).toContainEqual([label, required ? 'Pflicht' : 'freiwillig', purpose])
})

test('the honeypot field is hidden from screen readers, keyboard and autofill', () => {
  for (const form of forms) {
    const trap = field(form, honeypotField)
    expect(trap?.properties).toMatchObject({ tabIndex: -1, autoComplete: ['off'] })
    const hidden = elements(form, '*', ({ ariaHidden }) => ariaHidden === 'true')
    expect(hidden.filter((part) => trap && elements(part).includes(trap))).not.toEqual([])
  }
})

test.runIf(!usesNetlifyForms(site))('with another form service, no trace of Netlify Forms is left', () => {
  const texts = files.filter((file) => /\.(html|md|txt|json|js|xml)$|^_/.test(file))
  expect(texts.filter((file) => /netlify.?forms|data-netlify|akismet/i.test(contentOf(file)))).toEqual([])
  expect(files).not.toContain('__forms.html')
})

describe.runIf(usesNetlifyForms(site))('with Netlify Forms', () => {
  const page = fromHtml(files.includes('__forms.html') ? contentOf('__forms.html') : '')
  const [skeleton] = elements(page, 'form')

  test('__forms.html declares the form by its name, exactly its fields, and the honeypot', () => {
    const names = skeleton ? attributes(fieldsOf(skeleton), 'name') : []
    for (const form of forms) {
      const [formName, ...own] = attributes(fieldsOf(form), 'name')
      expect([formName, own]).toEqual(['form-name', names])
      expect(skeleton?.properties).toMatchObject({
        name: field(form, 'form-name')?.properties.value,
        dataNetlify: 'true',
        dataNetlifyHoneypot: honeypotField,
      })
    }
  })

  test('__forms.html is not indexed', () => {
    expect(metas(page, 'robots')).toEqual(['noindex'])
  })
})
