import { fromHtml } from 'hast-util-from-html'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formSkeleton } from '../../../../ssg/files/form-skeleton.ts'
import { attributes, elements, only, type Part } from '../../../support/site/elements.ts'
import { enquiryPage } from '../../../support/components/enquiry-page.tsx'

const skeleton = fromHtml(String(formSkeleton().content))
const html = renderToStaticMarkup(await enquiryPage('node'))
const visible = fromHtml(html)
const fieldNames = (part: Part) =>
  attributes([...elements(part, 'input'), ...elements(part, 'textarea')], 'name').toSorted()

test('the skeleton that the host reads has the fields of the visible form', () => {
  expect([...fieldNames(skeleton), 'form-name'].toSorted()).toEqual(fieldNames(visible))
})

test('its name is the one that the visible form is sent with', () => {
  const formName = only(visible, 'input', ({ name }) => name === 'form-name')
  expect(only(skeleton, 'form').properties.name).toBe(formName.properties.value)
})

test('the host is told of the form and of its honeypot', () => {
  const { properties } = only(skeleton, 'form')
  expect(properties.dataNetlify).toBe('true')
  expect(fieldNames(visible)).toContain(properties.dataNetlifyHoneypot)
})

test('the visible form says nothing of the host, which would change its HTML', () => {
  expect(html).not.toMatch(/netlify/i)
})
