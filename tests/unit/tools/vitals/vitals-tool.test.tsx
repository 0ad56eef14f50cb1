// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import VitalsTool from '~/tools/vitals/vitals-tool'
import { hydrateFace } from '../../../support/components/live-tool.ts'

test('a wrong time is marked and described at its field, but not while it is typed', async () => {
  await hydrateFace(<VitalsTool />)
  const field = screen.getByRole('textbox', { name: 'Time to First Byte' })
  fireEvent.change(field, { target: { value: 'abc' } })
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const problem = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(problem?.textContent).toContain('Keine Zeit')
  expect(screen.getAllByText(/^Keine Zeit/)).toHaveLength(1)
})
