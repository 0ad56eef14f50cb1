import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeBlock } from '~/components/reading/code-block'
import { fakeClipboard } from '../../../support/components/fake-clipboard.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { requiredElement } from '../../../support/components/required-element.ts'

afterEach(() => vi.unstubAllGlobals())

test('the button of a code block copies what the block shows', async () => {
  await hydrate(
    <CodeBlock language="HTML" name="index.html">
      <code>
        {'<a>\n  '}
        <b>b &amp; {1}</b>
        {'\n</a>\n'}
      </code>
    </CodeBlock>,
  )
  const writeText = fakeClipboard()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Kopieren: index.html' })))
  expect(writeText.mock.calls).toEqual([[requiredElement('pre').textContent]])
})
