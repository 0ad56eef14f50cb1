import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OtherWays } from '~/components/operator/other-ways'
import { filledSlots } from '../../../support/operator/filled-slots.ts'
import { hydrate } from '../../../support/components/hydration.tsx'

const { booking, nextStart } = filledSlots

test('the booking link names the firm that runs the calendar', async () => {
  await hydrate(<OtherWays booking={booking} nextStart={null} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(booking?.url)
  expect(screen.getByRole('listitem').textContent).toContain('Termine AG, Schweiz')
})

test.each([
  ['2027-01-10T12:00:00', true],
  ['2027-01-11T18:00:00', true],
  ['2027-01-12T00:00:01', false],
])('at %s the start on 11 January is shown: %s', async (now, isTold) => {
  vi.setSystemTime(now)
  try {
    await hydrate(<OtherWays booking={null} nextStart={nextStart} />)
    expect(screen.queryByText(/Januar 2027/) !== null).toBe(isTold)
  } finally {
    vi.useRealTimers()
  }
})
