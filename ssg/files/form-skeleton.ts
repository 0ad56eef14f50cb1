import { enquiryFields, enquiryFormName, honeypotField } from '../../src/lib/enquiry/enquiry-fields.ts'
import type { OutputFile } from '../output-file.ts'

/**
 * The form that Netlify's parser reads at deploy. Other form services need none. The visible form has no attributes of Netlify, because Netlify would
 * change its HTML and hydration would fail.
 */
export function formSkeleton(): OutputFile {
  const inputs = [...enquiryFields, { name: honeypotField, type: 'text' }].map(({ name, type }) =>
    type === 'textarea'
      ? `<textarea name="${name}" aria-label="${name}"></textarea>`
      : `<input type="${type}" name="${name}" aria-label="${name}">`,
  )
  return {
    path: '__forms.html',
    content: [
      '<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8"><title>Formular</title>',
      '<meta name="robots" content="noindex"></head><body>',
      `<form name="${enquiryFormName}" method="post" data-netlify="true" data-netlify-honeypot="${honeypotField}" hidden>`,
      ...inputs,
      '</form></body></html>\n',
    ].join('\n'),
  }
}
