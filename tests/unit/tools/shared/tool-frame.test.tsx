// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckField, SelectField } from '~/tools/shared/choice-fields'
import { LongField } from '~/tools/shared/long-field'
import { NumberField } from '~/tools/shared/number-field'
import { RadioField } from '~/tools/shared/radio-field'
import { ResultStatus } from '~/tools/shared/result-status'
import { TakeAlong } from '~/tools/shared/take-along'
import { ToolFrame } from '~/tools/shared/tool-frame'
import { ToolPlace } from '~/tools/shared/tool-place'
import { ToolInput } from '~/tools/shared/tool-input'
import { useWork } from '~/tools/shared/use-work'
import { oneStep } from '~/tools/shared/slices'
import type { ToolFacts } from '~/tools/shared/tool-facts'
import { expectConsole, hydrate } from '../../../support/components/hydration.tsx'
import { liveTool } from '../../../support/components/live-tool.ts'
import { pass } from '../../../support/components/reader.ts'

const facts: ToolFacts = {
  title: 'Probe',
  purpose: 'Zeigt, was ein Rahmen kann.',
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
    <ToolFrame facts={facts} example={example} blank={{ form: 'b' }} shared={shared}>
      <LongField name="text" label="Text" rows={2} files=".txt" />
      <NumberField name="kosten" label="Kosten" unit="CHF" min={0} max={5000} step={100} hasSlider />
      <RadioField name="form" label="Form" choices={choices} />
      <SelectField name="ort" label="Ort" choices={places} />
      <CheckField name="mwst" label="inkl. MWST" />
      <Result />
    </ToolFrame>
  )
}

const shared = ['kosten', 'form']
const choices = [
  { value: 'a', label: 'Form A' },
  { value: 'b', label: 'Form B' },
]
const places = [
  { value: 'ZH', label: 'Zürich' },
  { value: 'BE', label: 'Bern' },
]

function Result() {
  const { values } = use(ToolInput)
  const { result, progress } = useWork(count, values)
  return (
    <>
      <ResultStatus text={result} progress={progress} />
      <TakeAlong what="Zahl" text={result} file={{ name: 'zahl.txt', type: 'text/plain' }} />
    </>
  )
}

const count = (values: Record<string, string>) =>
  oneStep(() => {
    if (values['text'] === 'Absturz') throw new Error('kaputt')
    return `${values['text']?.length ?? 0} Zeichen`
  })

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const cost = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kosten (CHF)' })
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const type = (value: string) => fireEvent.change(text(), { target: { value } })
const paste = (whole: string) => fireEvent.paste(text(), { clipboardData: { getData: () => whole } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the frame of a tool', () => {
  test('is changed by nothing but what comes when it is live', async () => {
    const { html } = await hydrate(<Probe />, { expected: liveTool })
    expect(html).toContain('8 Zeichen')
    expect(html).toContain('Regelstand 20.\u00a0November 2026')
    expect(screen.getByText(/^Ältere Regel/).closest('li')?.textContent).toBe(
      'Ältere Regel, gelesen am 20.\u00a0November 2026',
    )
    expect(screen.getByText('Das Wetter.')).toBeDefined()
  })

  test('says what comes of the input, and reads it out when the visitor pauses, never the example', async () => {
    await hydrate(<Probe />, { expected: liveTool })
    await pass(2000)
    expect(announced()).toBe('')
    type('Grüezi')
    expect(screen.getByText('6 Zeichen')).toBeDefined()
    await pass(300)
    expect(announced()).toBe('')
    await pass(300)
    expect(announced()).toBe('6 Zeichen')
  })

  test('is emptied, and the emptying undone', async () => {
    await hydrate(<Probe />, { expected: liveTool })
    type('Grüezi')
    press('Zurücksetzen')
    expect([text().value, cost().value]).toEqual(['', ''])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Form B' }).checked).toBe(true)
    press('Rückgängig')
    expect([text().value, cost().value]).toEqual(['Grüezi', "1'200"])
    press('Zurücksetzen')
    press('Beispiel laden')
    expect(text().value).toBe('Beispiel')
    expect(screen.getByRole('button', { name: 'Zurücksetzen' })).toBeDefined()
  })

  test('takes what the address asks for, and keeps what is shared in it, without what is pasted', async () => {
    const { router } = await hydrate(<Probe />, { address: '/?v=1&kosten=800&text=x', expected: filled })
    expect([text().value, cost().value]).toEqual(['Beispiel', '800'])
    fireEvent.click(screen.getByRole('radio', { name: 'Form B' }))
    type('Frau Muster')
    await pass(600)
    expect(router.latestLocation.search).toEqual({ v: '1', kosten: '800', form: 'b', text: 'x' })
  })

  test('that fails says so in its place, and begins anew', async () => {
    expectConsole(/ERR-/)
    expectConsole(/AppError: kaputt/)
    await hydrate(<Probe />, { expected: liveTool })
    type('Absturz')
    expect(screen.getByRole('alert').textContent).toContain('stehen geblieben')
    press('Neu beginnen')
    expect(text().value).toBe('Beispiel')
  })
})

describe('a field', () => {
  test('of a number and its slider follow each other, and a bad number is told beside it', async () => {
    await hydrate(<Probe />, { expected: liveTool })
    expect(slider().value).toBe('1200')
    fireEvent.change(slider(), { target: { value: '300' } })
    expect(cost().value).toBe('300')
    fireEvent.change(cost(), { target: { value: "9'000" } })
    expect(cost().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(cost().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      "Bitte eine Zahl von 0 bis 5'000.",
    )
    expect(slider().value).toBe('5000')
  })

  test('takes a file, and shows the beginning of a long one', async () => {
    await hydrate(<Probe />, { expected: liveTool })
    const chooser = screen.getByLabelText('Datei öffnen')
    const long = new File(['ä'.repeat(300_000)], 'lang.txt')
    await act(async () => void fireEvent.change(chooser, { target: { files: [long] } }))
    await pass(100)
    expect(screen.getByText('300000 Zeichen')).toBeDefined()
    expect(screen.getByText("Gezeigt ist der Anfang, geprüft werden alle 300'000 Zeichen.")).toBeDefined()
    expect([text().value.length, text().readOnly]).toEqual([50_000, true])
    press('Zurücksetzen')
    expect([text().value, text().readOnly]).toEqual(['', false])
  })

  test('shows the beginning of a long paste, which the next one replaces', async () => {
    await hydrate(<Probe />, { expected: liveTool })
    text().setSelectionRange(2, 6)
    paste('ä'.repeat(300_000))
    expect(screen.getByText('300004 Zeichen')).toBeDefined()
    expect([text().value.slice(0, 4), text().value.length, text().readOnly]).toEqual(['Beää', 50_000, true])
    paste('Grüezi')
    expect([text().value, text().readOnly]).toEqual(['Grüezi', false])
    expect(screen.getByText('6 Zeichen')).toBeDefined()
  })

  test('leaves a short paste to the browser, and refuses one that is too long', async () => {
    await hydrate(<Probe />, { expected: liveTool })
    expect(paste('Grüezi')).toBe(true)
    expect(paste('x'.repeat(20_000_001))).toBe(false)
    expect(screen.getByText(/^Zu lang: Dieses Feld nimmt höchstens 20 Millionen Zeichen/)).toBeDefined()
    expect(screen.getByText('8 Zeichen')).toBeDefined()
  })

  test('that was filled in before React came keeps what stands in it', async () => {
    await hydrate(<PlacedProbe />, {
      expected: filled,
      early: () => {
        text().value = 'Grüezi'
        cost().value = '900'
        place().value = 'BE'
        vat().checked = false
      },
    })
    expect([text().value, cost().value, place().value, vat().checked]).toEqual(['Grüezi', '900', 'BE', false])
    expect(screen.getByText('6 Zeichen')).toBeDefined()
  })
})

/** With what the address or the visitor said, and what comes of it. */
const filled = new RegExp(
  `${liveTool.source}|^attribute (value|checked) of input$|^attribute selected of option$|^text in b$`,
)

/** In the place that `Tool` gives to what it shows. */
function PlacedProbe() {
  return (
    <ToolPlace value={here}>
      <section>
        <Probe />
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
