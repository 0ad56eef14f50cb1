import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import VitalsTool from '~/tools/vitals/vitals-tool'
import { hydrateFace } from '../../../support/components/live-tool.ts'

const offered = () => screen.queryByRole('link', { name: 'SEO-Audit anfragen' })?.getAttribute('href')
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

test('a bad result of the visitor offers the audit; that of the example, a good one and none do not', async () => {
  await hydrateFace(<VitalsTool />)
  expect(offered()).toBeUndefined()
  // All four times in one field, as developer tools write them.
  type('Time to First Byte', '2000 ms, 1000 ms, 900 ms, 400 ms')
  type('Gemessener LCP', '4,3 s')
  expect(offered()).toBe('/contact?anliegen=seo-audit#contact')
  type('Gemessener LCP', '1,4 s')
  expect(offered()).toBeUndefined()
  type('Gemessener LCP', 'schnell')
  expect(offered()).toBeUndefined()
})
