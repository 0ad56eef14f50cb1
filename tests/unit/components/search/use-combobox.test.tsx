import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type MouseEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCombobox } from '~/components/search/use-combobox'
// For the console that stays empty.
import '../../../support/components/hydration.tsx'

const followed = vi.fn<(id: string) => void>()
const open = vi.fn<typeof window.open>()
const field = () => screen.getByRole('combobox')
const active = () => screen.queryByRole('option', { selected: true })?.id ?? null

function follow(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  followed(event.currentTarget.id)
}

interface ProbeProps {
  paths: string[]
  isAnswer?: boolean
  isInDialog?: boolean
}

function Probe({ paths, isAnswer = true, isInDialog = false }: ProbeProps) {
  const [query, setQuery] = useState('wort')
  const {
    field: props,
    list: { id, mount, active: reached },
    isClosed,
  } = useCombobox('liste', query, isInDialog)
  return (
    <>
      <input {...props} defaultValue="wort" onInput={(event) => setQuery(event.currentTarget.value)} />
      {paths.length > 0 && !isClosed && (
        <div role="listbox" id={id} ref={mount} data-answer={isAnswer || undefined}>
          {paths.map((path) => (
            <a
              key={path}
              id={path}
              href={`https://www.example.com${path}`}
              role="option"
              aria-selected={path === reached}
              onClick={follow}
            >
              {path}
            </a>
          ))}
        </div>
      )}
    </>
  )
}

beforeEach(() => {
  followed.mockReset()
  vi.stubGlobal('open', open.mockReset())
  Element.prototype.scrollIntoView = () => undefined
})

async function press(keys: string, paths = ['/a', '/b', '/c']) {
  render(<Probe paths={paths} />)
  await userEvent.setup().type(field(), keys)
}

test('the search field is a combobox that controls the list of results while there is one', () => {
  const { rerender } = render(<Probe paths={['/a']} />)
  expect(field()).toHaveProperty('ariaExpanded', 'true')
  expect(field().getAttribute('aria-controls')).toBe('liste')
  rerender(<Probe paths={[]} />)
  expect(field()).toHaveProperty('ariaExpanded', 'false')
  expect(field().getAttribute('aria-controls')).toBeNull()
})

test.each([
  ['{ArrowDown}{ArrowDown}{ArrowUp}', '/a'],
  ['{ArrowUp}', '/c'],
  ['{ArrowUp}{ArrowDown}', null],
])('after %s the active option is %s, and the field keeps the focus', async (keys, path) => {
  await press(keys)
  expect(active()).toBe(path)
  expect(field().getAttribute('aria-activedescendant')).toBe(path)
  expect(document.activeElement).toBe(field())
})

test.each(['Home', 'ArrowLeft'])('the key %s is left to the text field', (key) => {
  render(<Probe paths={['/a']} />)
  expect(fireEvent.keyDown(field(), { key })).toBe(true)
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false)
})

test('Enter opens the active option, or without one the first', async () => {
  await press('{Enter}{ArrowDown}{ArrowDown}{Enter}')
  expect(followed.mock.calls).toEqual([['/a'], ['/b']])
})

test('Ctrl+Enter opens the active option in a new tab', async () => {
  await press('{ArrowDown}{Control>}{Enter}{/Control}')
  expect(open).toHaveBeenCalledWith('https://www.example.com/a', '_blank', 'noopener')
  expect(followed).not.toHaveBeenCalled()
})

test('typing deactivates the active option', async () => {
  await press('{ArrowDown}s')
  expect(active()).toBeNull()
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
})

test('where the options are no results, Enter opens only one that was made active', async () => {
  render(<Probe paths={['/a', '/b']} isAnswer={false} />)
  await userEvent.setup().type(field(), '{Enter}')
  expect(followed).not.toHaveBeenCalled()
  await userEvent.setup().type(field(), '{ArrowDown}{Enter}')
  expect(followed.mock.calls).toEqual([['/a']])
})

test('Escape closes the list; an arrow key or typing opens it again', async () => {
  render(<Probe paths={['/a']} />)
  await userEvent.setup().type(field(), '{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveProperty('ariaExpanded', 'false')
  await userEvent.setup().type(field(), '{ArrowDown}')
  expect(screen.queryByRole('listbox')).not.toBeNull()
  await userEvent.setup().type(field(), '{Escape}s')
  expect(screen.queryByRole('listbox')).not.toBeNull()
})

test('in a dialog Escape is left to the dialog', async () => {
  render(<Probe paths={['/a']} isInDialog />)
  await userEvent.setup().type(field(), '{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeNull()
})

test('Enter opens nothing while an input method is composing', () => {
  render(<Probe paths={['/a']} />)
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(followed).not.toHaveBeenCalled()
})
