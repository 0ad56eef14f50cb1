import { toolVisits } from '../support/e2e/tool-visits.ts'
import { expect, expectAnswer, test } from '../support/engines/journey.ts'

for (const [id, { path, typed, announced }] of Object.entries(toolVisits)) {
  test(`the tool ${id} exposes every control by its label and its role, and what is wrong by state, text and announcement`, async ({
    visitor,
  }) => {
    const tool = `#werkzeug-${id}`
    await visitor.open(path)
    await visitor.ask((selector) => {
      document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' })
    }, tool)
    await visitor.press('Shift')
    await expectAnswer(visitor, isAwake, true, tool)

    const [name, text, problem] = typed
    await visitor.ask(select, `${tool} [name="${name}"]`)
    await visitor.type(text)
    await expect(async () => {
      const { said, shown } = await visitor.ask(answer, tool)
      expect(said.some((status) => announced.test(status))).toBe(true)
      expect(shown).toMatch(problem)
    }).toPass({ timeout: 15_000 })
    expect(await visitor.ask(withoutReason, tool)).toEqual([])

    const controls = await visitor.ask(controlsOf, tool)
    expect(controls.length).toBeGreaterThan(1)
    const wrong: string[] = []
    for (const { selector, role, label } of controls) {
      if (!(await visitor.isExposedAs(selector, { role, name: label }))) wrong.push(`${label} is no ${role}`)
    }
    expect(wrong).toEqual([])
  })
}

/** To be evaluated in a page, as all below. */
function isAwake(tool: string): boolean {
  return [...document.querySelectorAll(`${tool} button`)].some(
    ({ textContent }) => textContent === 'Zurücksetzen',
  )
}

function select(field: string): void {
  const control = document.querySelector<HTMLInputElement>(field)
  control?.focus()
  if (control?.type !== 'checkbox' && control?.type !== 'radio') control?.select()
}

function answer(tool: string): { said: string[]; shown: string } {
  return {
    said: [...document.querySelectorAll(`${tool} [role=status]`)].map(({ textContent }) => textContent),
    shown: document.querySelector(tool)?.textContent ?? '',
  }
}

/** Fields that are said to be wrong, and not why. */
function withoutReason(tool: string): string[] {
  return [...document.querySelectorAll(`${tool} [aria-invalid=true]`)]
    .filter((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return !ids.some((id) => document.getElementById(id)?.textContent.trim())
    })
    .map(({ outerHTML }) => outerHTML)
}

/** What can be operated, with the role of its element and the words that a visitor reads beside it; several files are saved by one word each. */
function controlsOf(tool: string): { selector: string; role: string; label: string }[] {
  const controls = [...document.querySelectorAll(`${tool} :is(button, input, select, textarea)`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches('[type=file], [type=date], [type=range], summary *'))
  return controls.map((control, index) => {
    control.setAttribute('data-control', String(index))
    const type = control.getAttribute('type')
    const roles: Record<string, string> = { button: 'button', select: 'combobox' }
    const box = type === 'checkbox' || type === 'radio' ? type : 'textbox'
    const label = (control.closest('label') ?? control).cloneNode(true)
    if (label instanceof HTMLLabelElement) label.querySelector('input, textarea, select')?.remove()
    const own = (control.localName === 'button' && control.getAttribute('aria-label')) || label.textContent
    return {
      selector: `${tool} [data-control="${index}"]`,
      role: roles[control.localName] ?? box,
      // A figure and its unit are kept together by a space of their own.
      label: own?.replaceAll(/[^\S\u00A0]+/g, ' ').trim() ?? '',
    }
  })
}
