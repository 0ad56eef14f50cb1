import { readFileSync } from 'node:fs'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { remarkOperator } from '../../../../ssg/mdx/remark-operator.ts'
import type { Site } from '../../../../src/lib/site/site-schema.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

const render = (text: string, replaced: Partial<Site> = {}) =>
  renderMdx(text, { remarkPlugins: [remarkGfm, () => remarkOperator({ ...otherIdentity, ...replaced })] })

test.each([
  ['name', { name: 'Holz <&> Co.' }, 'Holz &lt;&amp;&gt; Co.'],
  ['phone', { phone: '+41440000000' }, '<a href="tel:+41440000000">044\u00A0000\u00A000\u00A000</a>'],
  [
    'email',
    { email: 'post@xn--bcher-kva.example' },
    '<a href="mailto:post@xn--bcher-kva.example">post@bücher.example</a>',
  ],
  ['origin', { origin: 'https://www.xn--bcher-kva.example' }, 'https://www.bücher.example'],
  ['vat', { vat: null }, 'nicht mehrwertsteuerpflichtig'],
] as const)(
  '<Operator field="%s"> writes the field into the sentence as people read it',
  async (field, own, shown) => {
    expect(await render(`Die <Operator field="${field}" />.`, own)).toBe(`<p>Die ${shown}.</p>`)
  },
)

describe('a field that the operator has left empty', () => {
  const table = '| A | B |\n| --- | --- |\n| Telefon | <Operator field="phone" /> |\n| Name | Holz |'
  const rows = async (replaced: Partial<Site>) => (await render(table, replaced)).match(/<tr>/g)?.length

  test('removes its row of a table', async () => {
    expect(await rows({ phone: '+41440000000' })).toBe(3)
    expect(await rows({ phone: null })).toBe(2)
  })

  test('removes a table without other rows, and leaves what is around it', async () => {
    const text = 'Davor.\n\n| A | B |\n| --- | --- |\n| Telefon | <Operator field="phone" /> |\n\nDanach.'
    expect(await render(text, { phone: null })).toBe('<p>Davor.</p>\n<p>Danach.</p>')
    expect(await render(text, { phone: '+41440000000' })).toContain('<table>')
  })

  test('removes the text of its <Only>, in a sentence and as a paragraph', async () => {
    const text = 'Wir filtern.<Only when="spamFilter"> Mit <Operator field="spamFilter" />.</Only>'
    expect(await render(text, { spamFilter: 'Sieb AG' })).toBe('<p>Wir filtern. Mit Sieb AG.</p>')
    expect(await render(text, { spamFilter: null })).toBe('<p>Wir filtern.</p>')
    const block = '<Only when="spamFilter">\n\nEin Absatz.\n\n</Only>'
    expect(await render(block, { spamFilter: 'Sieb AG' })).toBe('<p>Ein Absatz.</p>')
    expect(await render(block, { spamFilter: null })).toBe('')
  })
})

test('a service in Switzerland needs no safeguard, and others name theirs', async () => {
  const table = '| A | B |\n| --- | --- |\n| Hosting | <Operator field="hostSafeguard" /> |'
  expect(await render(table, { hostLocation: 'switzerland' })).not.toContain('Hosting')
  expect(await render(table, { hostLocation: 'usa' })).toContain('<td>USA: Standardvertragsklauseln</td>')
  const office = table.replace('hostSafeguard', 'officeSafeguard')
  expect(await render(office, { officeLocation: 'adequate' })).toContain('angemessener Schutz')
})

test('the text on Netlify Forms shows only if Netlify Forms take the enquiries', async () => {
  const text = 'Ein Satz.<Only when="netlifyForms"> Noch einer.</Only>'
  const netlify = { enquiryAddress: '/contact', formService: 'Netlify Forms (Netlify, Inc., USA)' }
  expect(await render(text, netlify)).toContain('Noch einer.')
  expect(await render(text, { enquiryAddress: 'https://formulare.example/a' })).not.toContain('Noch einer.')
  expect(await render(text, { enquiryAddress: '/anfrage', formService: 'Eigener Server' })).not.toContain(
    'Noch einer.',
  )
})

test('with a program of the operator’s own, the privacy page names no form service', async () => {
  const [, , text = ''] = readFileSync('src/content/datenschutz.mdx', 'utf8').split(/^---$/m)
  expect(await render(text, { spamFilter: 'Sieb AG' })).toContain('Formulardienst (Auftragsbearbeiter)')
  const own = { enquiryAddress: '/api/anfrage', formService: 'ein eigenes Programm bei Hosting AG, Schweiz' }
  const html = await render(text, { ...own, spamFilter: 'Sieb AG' })
  expect(html).toContain('Ein eigenes Programm auf dem Server dieser Website')
  expect(html).toContain('Sieb AG')
  expect(html).not.toContain('Formulardienst')
})

test.each([
  '<Operator field="emial" />',
  '<Operator field={name} />',
  '<Operator field="profiles" />',
  '<Only when="emial">Text</Only>',
])('a text is shown without %s, which the check reports', async (text) => {
  expect(await render(`Die ${text}.`)).toBe('<p>Die .</p>')
})
