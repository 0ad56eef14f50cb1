import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { usesNetlifyForms } from '../../../src/lib/site/operator/netlify-forms.ts'
import { site } from '../../../ssg/content/identity.ts'
import { contentOf, files, pages } from '../../support/site/built-site.ts'
import { attribute, attributes, elements, only } from '../../support/site/elements.ts'
import { metas } from '../../support/site/head.ts'

const visible = pages.flatMap((page) => elements(page, 'form', ({ method }) => method === 'post'))
const isNetlify = usesNetlifyForms(site)

test('the form is sent to where the identity says', () => {
  const addresses = attributes(visible, 'action').map((address) => address.replace(/#.*$/, ''))
  expect(addresses).toEqual(visible.map(() => site.enquiryAddress))
  expect(visible.length).toBeGreaterThan(0)
})

test.runIf(!isNetlify)('where another service takes it, nothing of Netlify Forms or Akismet is left', () => {
  const written = files.filter((file) => /\.(html|md|txt|json|js|xml)$/.test(file) || file.startsWith('_'))
  expect(written.filter((file) => /netlify.?forms|data-netlify|akismet/i.test(contentOf(file)))).toEqual([])
  expect(files).not.toContain('__forms.html')
})

describe.runIf(isNetlify)('where Netlify takes it', () => {
  const skeletonPage = fromHtml(isNetlify ? contentOf('__forms.html') : '<form></form>')
  const skeleton = only(skeletonPage, 'form')

  test('Netlify learns of exactly the fields that visitors fill in, and of the one that only robots do', () => {
    for (const form of visible) {
      expect(namesOf(skeleton)).toEqual(namesOf(form).filter((name) => name !== 'form-name'))
      expect(namesOf(form)).toContain(attribute(skeleton, 'dataNetlifyHoneypot'))
    }
    expect(namesOf(skeleton)).toHaveLength(8)
  })

  test('an enquiry is filed under the name that Netlify learns', () => {
    for (const form of visible) {
      const name = only(form, 'input', (field) => field.name === 'form-name')
      expect(attribute(name, 'value')).toBe(attribute(skeleton, 'name'))
    }
    expect(attribute(skeleton, 'dataNetlify')).toBe('true')
  })

  test('the form that only Netlify reads is not indexed', () => {
    expect(metas(skeletonPage, 'robots')).toEqual(['noindex'])
  })
})

function namesOf(form: Element): string[] {
  const fields = elements(form).filter(({ tagName }) => ['input', 'textarea', 'select'].includes(tagName))
  return attributes(fields, 'name')
}
