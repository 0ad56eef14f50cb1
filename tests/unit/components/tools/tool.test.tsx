import { useRouter } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyCode } from '~/components/lazy-code'
import { Prose } from '~/components/reading/prose'
import { LongField } from '~/tools/shared/long-field'
import { ToolFrame } from '~/tools/shared/tool-frame'
import { ToolInput } from '~/tools/shared/tool-input'
import { LazyTool } from '~/components/tools/tool'
import type { ToolModule } from '~/tools/tool-imports'
import type { ToolFacts } from '~/tools/shared/tool-facts'
import { expectConsole, hydrate } from '../../../support/components/hydration.tsx'
import { startReading } from '../../../support/components/reader.ts'

const facts: ToolFacts = {
  title: 'Wortzähler',
  purpose: 'Zählt Wörter.',
  searches: '',
  task: 'calculate',
  sources: [{ title: 'Duden', url: 'https://www.duden.de/', read: '2026-11-22' }],
  limits: ['Den Sinn der Wörter.'],
}

function WordCounter() {
  return (
    <ToolFrame
      facts={facts}
      example={{ text: 'Zwei Wörter' }}
      fields={<LongField name="text" label="Text" rows={2} />}
    >
      <Count />
    </ToolFrame>
  )
}

function Count() {
  const words = use(ToolInput).values['text']?.split(' ').filter(Boolean) ?? []
  return <output>{words.length}</output>
}

/** As in a page: Node has the code, the browser downloads it when it is wanted. */
async function hydrateTool({
  download = arrive,
  ...options
}: { download?: Download; early?: () => void; address?: string } = {}) {
  const [inNode, inBrowser] = [lazyCode(arrive), lazyCode(download)]
  await inNode.load()
  function Place() {
    const { isServer } = useRouter()
    return <LazyTool id="words" code={isServer ? inNode : inBrowser} room={[0, 0]} />
  }
  return hydrate(
    <main>
      <Prose>
        <Place />
      </Prose>
    </main>,
    options,
  )
}

type Download = () => Promise<ToolModule>
const arrive: Download = () => Promise.resolve({ default: WordCounter })

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const comeNear = async () => {
  await startReading()
  await act(async () => near())
}

let near: () => void = () => undefined
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly call: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        near = () => this.call([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('a tool', () => {
  test('is prerendered as a worked example, and reacts to typing once it has come near', async () => {
    const { html } = await hydrateTool()
    expect(html).toContain('Zwei Wörter')
    expect(html).toContain('<output>2</output>')
    const example = field()
    await comeNear()
    expect(field()).toBe(example)
    fireEvent.change(field(), { target: { value: 'und noch ein Wort' } })
    expect(document.querySelector('output')?.textContent).toBe('4')
  })

  test('keeps its example in place while its code is loading', async () => {
    await hydrateTool({ download: () => new Promise(() => undefined) })
    const example = field()
    await comeNear()
    expect(field()).toBe(example)
    expect(screen.queryByText('Das Werkzeug wird geladen.')).toBeNull()
  })

  test('keeps what was typed before its code arrived', async () => {
    await hydrateTool({ early: () => (field().value = 'Grüezi') })
    await comeNear()
    expect(field().value).toBe('Grüezi')
    expect(document.querySelector('output')?.textContent).toBe('1')
  })

  test('whose code fails to load says so, keeps its example, and can be tried again', async () => {
    expectConsole(/ERR-/)
    let isOnline = false
    await hydrateTool({ download: () => (isOnline ? arrive() : Promise.reject(new TypeError('offline'))) })
    await comeNear()
    expect(screen.getByRole('alert').textContent).toContain('konnte nicht geladen werden')
    expect(field().value).toBe('Zwei Wörter')
    isOnline = true
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' })))
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(field(), { target: { value: 'lebt' } })
    expect(document.querySelector('output')?.textContent).toBe('1')
  })
})
