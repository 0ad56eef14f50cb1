import { readFileSync } from 'node:fs'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { remarkOperator } from '../../../../ssg/mdx/remark-operator.ts'
import type { Site } from '../../../../src/lib/site/site-schema.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

const render = (text: string, replaced: Partial<Site> = {}) =>
  renderMdx(text, { remarkPlugins: [remarkGfm, () => remarkOperator({ ...otherIdentity, ...replaced })] })

test('<Operator> writes a field of the identity into the sentence as text', async () => {
  expect(await render('Die <Operator field="name" /> haftet.', { name: 'Holz <&> Co.' })).toBe(
    '<p>Die Holz &lt;&amp;&gt; Co. haftet.</p>',
  )
})

test('<Operator> writes the e-mail address as a link', async () => {
  expect(await render('An <Operator field="email" />.', { email: 'post@holz.example' })).toBe(
    '<p>An <a href="mailto:post@holz.example">post@holz.example</a>.</p>',
  )
})

test('<Operator> writes the telephone number as a link, in Swiss notation', async () => {
  expect(await render('Unter <Operator field="phone" />.', { phone: '+41440000000' })).toBe(
    '<p>Unter <a href="tel:+41440000000">044\u00A0000\u00A000\u00A000</a>.</p>',
  )
})

test('<Operator> shows an address with its umlauts, and links it in Punycode', async () => {
  const mail = await render('<Operator field="email" />', { email: 'post@xn--bcher-kva.example' })
  expect(mail).toBe('<p><a href="mailto:post@xn--bcher-kva.example">post@bücher.example</a></p>')
  expect(await render('<Operator field="origin" />', { origin: 'https://www.xn--bcher-kva.example' })).toBe(
    '<p>https://www.bücher.example</p>',
  )
})

test('<Operator> says that an operator without a tax number owes no value-added tax', async () => {
  expect(await render('<Operator field="vat" />', { vat: null })).toBe('<p>nicht mehrwertsteuerpflichtig</p>')
})

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
  expect(await render(table, { hostLocation: 'adequate' })).toContain('angemessener Schutz')
  expect(await render(table, { hostLocation: 'usaCertified' })).toContain('<td>USA: Zertifizierung</td>')
  expect(await render(table, { hostLocation: 'usa' })).toContain('<td>USA: Standardvertragsklauseln</td>')
  expect(await render(table, { hostLocation: 'other' })).toContain('<td>Standardvertragsklauseln</td>')
  const office = table.replace('hostSafeguard', 'officeSafeguard')
  expect(await render(office, { officeLocation: 'adequate' })).toContain('angemessener Schutz')
  expect(await render(office, { officeLocation: 'switzerland' })).not.toContain('Hosting')
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
  '<Operator />',
  '<Operator field={name} />',
  '<Operator field="profiles" />',
  '<Only when="emial">Text</Only>',
])('a text is shown without %s, which the check reports', async (text) => {
  expect(await render(`Die ${text}.`)).toBe('<p>Die .</p>')
})
