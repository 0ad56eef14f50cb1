import { expect, test } from 'vitest'
import { remarkOperator } from '../../../../ssg/mdx/remark-operator.ts'
import { siteIdentity } from '../../../../src/lib/site.ts'
import { renderMdx } from '../../../support/render-mdx.ts'

const site = siteIdentity()

const operator = { ...site, name: 'Schreinerei <Muster> & Co.', email: 'post@muster.example' }
const render = (text: string) => renderMdx(text, { remarkPlugins: [() => remarkOperator(operator)] })

test('a field stands in the sentence as text', async () => {
  expect(await render('Die <Operator field="name" /> haftet.')).toBe(
    '<p>Die Schreinerei &lt;Muster&gt; &amp; Co. haftet.</p>',
  )
})

test('a field on a line of its own is a paragraph', async () => {
  expect(await render('<Operator field="street" />')).toBe(`<p>${site.street}</p>`)
})

test('the e-mail address is a link to write to', async () => {
  expect(await render('An <Operator field="email" />.')).toBe(
    '<p>An <a href="mailto:post@muster.example">post@muster.example</a>.</p>',
  )
})

test.each([
  '<Operator field="emial" />',
  '<Operator />',
  '<Operator field={name} />',
  '<Operator field="profiles" />',
])('%s stops the build with its place', async (text) => {
  await expect(render(`Text\n\nDie ${text}.`)).rejects.toMatchObject({
    line: 3,
    reason: '`<Operator>` needs the name of a field of src/lib/site.ts',
  })
})

test('other components stay', async () => {
  expect(await render('Ein <Term id="crawling">Crawling</Term>')).toBe(
    '<p>Ein <x-term id="crawling">Crawling</x-term></p>',
  )
})
