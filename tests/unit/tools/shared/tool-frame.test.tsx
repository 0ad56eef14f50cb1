import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense, use, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckField, RadioField, SelectField, TextField } from '~/tools/shared/fields'
import { answer } from '~/tools/shared/finding'
import { LongField } from '~/tools/shared/long-field'
import { SaveButton } from '~/tools/shared/copy-and-save'
import { ToolFrame } from '~/tools/shared/tool-frame'
import { ToolPlace } from '~/tools/shared/tool-place'
import { keptInput, ToolInput, useReport, type Values } from '~/tools/shared/tool-input'
import type { ToolFacts } from '~/tools/shared/tool-facts'
import { ToolVerdict } from '~/tools/shared/tool-verdict'
import { expectConsole, hydrate } from '../../../support/components/hydration.tsx'
import { pass } from '../../../support/components/reader.ts'

const facts: ToolFacts = {
  title: 'Probe',
  purpose: 'Zeigt, was ein Rahmen kann.',
  searches: '',
  task: 'calculate',
  sources: [
    { title: 'Ältere Regel', url: 'https://e.ch/1', read: '2026-11-20' },
    { title: 'Neuere Regel', url: 'https://e.ch/2', read: '2026-11-22' },
  ],
  limits: ['Das Wetter.'],
}

const example = { text: 'Beispiel', kosten: "1'200", form: 'a', ort: 'ZH', mwst: 'ja' }

function Probe() {
  return (
    <ToolFrame facts={facts} example={example} choices={['form']} shared={shared} fields={<Fields />}>
      <Result />
    </ToolFrame>
  )
}

function Fields() {
  return (
    <>
      <LongField name="text" label="Text" rows={2} files=".txt" />
      <TextField name="kosten" label="Kosten" type="decimal" problem={problemOf(use(ToolInput).values)} />
      <RadioField name="form" label="Form" choices={choices} />
      <SelectField name="ort" label="Ort" choices={places} />
      <CheckField name="mwst" label="inkl. MWST" />
    </>
  )
}

const problemOf = ({ kosten }: Values) => (kosten === 'viel' ? 'Bitte eine Zahl.' : undefined)
const shared = ['kosten', 'form']
const choices = [
  { value: 'a', label: 'Form A' },
  { value: 'b', label: 'Form B' },
]
const places = [
  { value: '', label: 'bitte wählen' },
  { value: 'ZH', label: 'Zürich' },
  { value: 'BE', label: 'Bern' },
]

function Result() {
  const result = useReport(count)
  return (
    <>
      <ToolVerdict verdict={answer(result)} text={result} />
      <SaveButton what="Zahl" text={result} name="zahl.txt" type="text/plain" />
    </>
  )
}

function count({ text: written = '' }: Values) {
  if (written === 'Absturz') throw new Error('kaputt')
  return `${written.length} Zeichen`
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const cost = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kosten' })
const type = (value: string) => fireEvent.change(text(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  keptInput.clear()
})
afterEach(() => void vi.useRealTimers())

describe('the frame of a tool', () => {
  test('hydrates without a mismatch, and shows sources and limits', async () => {
    const { html } = await hydrate(<Probe />)
    expect(html).toContain('8\u00a0Zeichen')
    expect(html).toContain('Quellen vom 20.\u00a0November 2026')
    expect(screen.getByText(/^Ältere Regel/).closest('li')?.textContent).toBe(
      'Ältere Regel, gelesen am 20.\u00a0November 2026',
    )
    expect(screen.getByText('Das Wetter.')).toBeDefined()
  })

  test('shows the result at once, and announces it when the visitor pauses, but never the example', async () => {
    await hydrate(<Probe />)
    await pass(2000)
    expect(announced()).toBe('')
    type('Grüezi')
    expect(screen.getByText('6 Zeichen')).toBeDefined()
    await pass(300)
    expect(announced()).toBe('')
    await pass(300)
    expect(announced()).toBe('6 Zeichen.')
  })

  test('can be emptied but for its choices, and the emptying be undone', async () => {
    await hydrate(<Probe />)
    type('Grüezi')
    fireEvent.click(screen.getByRole('radio', { name: 'Form B' }))
    press('Leeren')
    expect([text().value, cost().value]).toEqual(['', ''])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Form B' }).checked).toBe(true)
    press('Rückgängig')
    expect([text().value, cost().value]).toEqual(['Grüezi', ''])
    expect(screen.getByRole('button', { name: 'Leeren' })).toBeDefined()
  })

  test('says that the first own value has emptied the rest, and brings the rest back around it on request', async () => {
    await hydrate(<Probe />)
    type('G')
    type('Grüezi')
    expect(screen.getByText('Felder geleert')).toBeDefined()
    press('Rückgängig')
    expect([text().value, cost().value]).toEqual(['Grüezi', "1'200"])
    fireEvent.change(cost(), { target: { value: '900' } })
    expect([text().value, cost().value]).toEqual(['Grüezi', '900'])
    expect(screen.getByText('Geändert')).toBeDefined()
  })

  test('empties the rest of the example with the first own value, but not with a choice, which the example leaves as it is', async () => {
    await hydrate(<PlacedProbe />)
    fireEvent.click(screen.getByRole('radio', { name: 'Form B' }))
    expect([text().value, cost().value]).toEqual(['Beispiel', "1'200"])
    expect(screen.getByText('Beispiel zum Ersetzen')).toBeDefined()
    fireEvent.change(cost(), { target: { value: '900' } })
    expect([text().value, place().value, vat().checked]).toEqual(['', '', false])
    type('Grüezi')
    expect(cost().value).toBe('900')
    press('Beispiel laden')
    type('Grüezi')
    expect(cost().value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Form B' }).checked).toBe(true)
  })

  test('takes shared values from the address and writes them there, without pasted text', async () => {
    const { router } = await hydrate(<Probe />, { address: '/?v=1&kosten=800&text=x' })
    expect([text().value, cost().value]).toEqual(['', '800'])
    fireEvent.click(screen.getByRole('radio', { name: 'Form B' }))
    type('Frau Muster')
    await pass(600)
    expect(router.state.location.search).toEqual({ v: '1', kosten: '800', form: 'b', text: 'x' })
  })

  test('writes its place into the address that it shares', async () => {
    const { router } = await hydrate(<PlacedProbe />)
    fireEvent.change(cost(), { target: { value: '900' } })
    await pass(600)
    expect(router.state.location.hash).toBe('werkzeug-probe')
  })

  test('restores its input when its page is returned to, and loads the example on request', async () => {
    await hydrate(<Probe />)
    type('Grüezi')
    cleanup()
    await hydrate(<Probe />)
    expect(text().value).toBe('Grüezi')
    expect(screen.getByText('6 Zeichen')).toBeDefined()
    press('Beispiel laden')
    expect(text().value).toBe('Beispiel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leeren' }))
  })

  test('that throws shows an alert in its place, and can be started anew', async () => {
    expectConsole(/ERR-/)
    expectConsole(/Error: kaputt/)
    await hydrate(<Probe />)
    type('Absturz')
    expect(screen.getByRole('alert').textContent).toContain('stehen geblieben')
    press('Neu beginnen')
    expect(text().value).toBe('Beispiel')
  })
})

describe('a field', () => {
  test('shows its problem once it has lost the focus', async () => {
    await hydrate(<Probe />)
    fireEvent.change(cost(), { target: { value: 'viel' } })
    expect(cost().getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(cost())
    expect(cost().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(cost().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Bitte eine Zahl.',
    )
  })

  test('takes the text of a file', async () => {
    await hydrate(<Probe />)
    const chooser = screen.getByLabelText('Datei öffnen')
    await act(
      async () => void fireEvent.change(chooser, { target: { files: [new File(['Grüezi'], 'a.txt')] } }),
    )
    await pass(100)
    expect([text().value, screen.getByText('6 Zeichen').tagName]).toEqual(['Grüezi', 'B'])
  })

  test('refuses more than 100 kB with a message, and checks nothing of it', async () => {
    await hydrate(<Probe />)
    type('x'.repeat(100_001))
    expect(screen.getByText(/^Nicht geprüft: Das sind mehr als 100 kB/)).toBeDefined()
    expect(screen.getByText('0 Zeichen')).toBeDefined()
    type('x'.repeat(100_000))
    expect(screen.queryByText(/^Nicht geprüft/)).toBeNull()
    expect(screen.getByText('100000 Zeichen')).toBeDefined()
  })

  test('keeps a text that is too long, with its message, when another field gets the first own value', async () => {
    await hydrate(<Probe />)
    type('x'.repeat(100_001))
    fireEvent.change(cost(), { target: { value: '900' } })
    expect(text().value).toHaveLength(100_001)
    expect(screen.getByText(/^Nicht geprüft: Das sind mehr als 100 kB/)).toBeDefined()
    press('Leeren')
    expect(text().value).toBe('')
  })

  test('that was filled in before hydration keeps its value, whatever the address shares', async () => {
    await hydrate(<PlacedProbe />, {
      address: '/?v=1&kosten=800&form=b',
      early: () => {
        text().value = 'Grüezi'
        cost().value = '900'
        place().value = 'BE'
        vat().checked = false
      },
    })
    expect([text().value, cost().value, place().value, vat().checked]).toEqual(['Grüezi', '900', 'BE', false])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Form B' }).checked).toBe(true)
    expect(screen.getByText('6 Zeichen')).toBeDefined()
  })

  test('that was emptied before hydration stays empty even if hydration is interrupted', async () => {
    let isLate = false
    let resume: (() => void) | undefined
    const late = new Promise<void>((resolve) => {
      resume = resolve
    })
    /** After the fields, as whatever interrupts React while it takes the tool over. */
    function Interruption() {
      if (isLate) use(late)
      return null
    }
    await hydrate(
      <PlacedProbe>
        <Interruption />
      </PlacedProbe>,
      {
        early: () => {
          text().value = ''
          isLate = true
        },
      },
    )
    await act(async () => resume?.())
    expect(text().value).toBe('')
    expect(screen.getByText('0 Zeichen')).toBeDefined()
  })
})

/** In the place that `Tool` gives to what it shows. */
function PlacedProbe({ children }: { children?: ReactNode }) {
  return (
    <ToolPlace value={here}>
      <section id="werkzeug-probe">
        <Suspense>
          <Probe />
          {children}
        </Suspense>
      </section>
    </ToolPlace>
  )
}

const here = {
  get current() {
    return document.querySelector('section')
  },
}

const place = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ort' })
const vat = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'inkl. MWST' })
