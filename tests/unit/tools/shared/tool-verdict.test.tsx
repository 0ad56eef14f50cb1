import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import VitalsTool from '~/tools/vitals/vitals-tool'
import { hydrateFace } from '../../../support/components/live-tool.ts'

const offered = () => screen.queryByRole('link', { name: 'SEO-Audit anfragen' })?.getAttribute('href')
/** All four times in the first field, as developer tools write them. */
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Time to First Byte, ms' }), { target: { value } })

test('a bad result of the visitor offers the audit; that of the example, a good one and none do not', async () => {
  await hydrateFace(<VitalsTool />)
  expect(offered()).toBeUndefined()
  type('2000 ms, 1000 ms, 900 ms, 400 ms')
  expect(offered()).toBe('/contact?anliegen=seo-audit#contact')
  type('800 ms, 100 ms, 400 ms, 100 ms')
  expect(offered()).toBeUndefined()
  type('schnell')
  expect(offered()).toBeUndefined()
})
