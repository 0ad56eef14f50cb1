import { sendEmpty } from '../support/engines/enquiry.ts'
import { arrive, expect, expectAnswer, test } from '../support/engines/journey.ts'
import { openSearch } from '../support/engines/search.ts'
import type { Visitor } from '../support/engines/visitor.ts'

/** What assistive technology must get, by selector: role and name. */
type Exposed = Record<string, [role: string, name: string]>

test('the search dialog is one by name, with a combobox, its answers as options and their number announced', async ({
  visitor,
}) => {
  await openSearch(visitor)
  await visitor.type('hreflang')
  await expectAnswer(
    visitor,
    () => /\d/.test(document.querySelector('dialog [role=status]')?.textContent ?? ''),
    true,
  )
  await expectExposed(visitor, {
    dialog: ['dialog', 'Suche'],
    '#suche-dialog': ['combobox', 'Suche'],
    '#suche-dialog-treffer': ['listbox', 'Treffer'],
    'dialog button': ['button', 'Schliessen'],
  })
  expect(await visitor.ask(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true')
})

test('a form with problems is an alert with links to fields, each invalid and with its problem as description', async ({
  visitor,
}) => {
  await sendEmpty(visitor)
  await expectExposed(visitor, {
    'form[aria-label=Anfrage]': ['form', 'Anfrage'],
    '#anfrage-name': ['textbox', 'Name'],
    '#anfrage-email': ['textbox', 'E-Mail'],
    '#anfrage-company': ['textbox', 'Firma (freiwillig)'],
    '#anfrage-message': ['textbox', 'Ihr Anliegen'],
    'form[aria-label=Anfrage] button[type=submit]': ['button', 'Nachricht senden'],
  })
  const described = await visitor.ask(() =>
    [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent.startsWith('Bitte '),
    ),
  )
  expect(described).toEqual([true, true, true])
})

test('menu, scheme and button to the top have their roles and names', async ({ visitor }) => {
  await arrive(visitor, '/agb')
  await visitor.ask(() => scrollTo({ top: 800, behavior: 'instant' }))
  await visitor.click('[popovertarget=menu-leistungen]')
  await expectExposed(visitor, {
    '#menu': ['navigation', 'Hauptnavigation'],
    '[popovertarget=menu-leistungen]': ['button', 'Leistungen'],
    '#menu-leistungen a[href="/services/linkbuilding"]': ['link', 'Linkbuilding'],
    '[aria-label=Darstellung]': ['group', 'Darstellung'],
    '[aria-label=Darstellung] button': ['button', 'System'],
    '#nach-oben': ['button', 'Nach oben scrollen'],
    '#suche-oeffnen': ['link', 'Suche'],
    main: ['main', ''],
  })
})

test('a tool names its fields and its table, and announces a new result', async ({ visitor }) => {
  await visitor.open('/knowledge-base/seo-tools')
  await visitor.ask(() => document.querySelector('#werkzeug-robots')?.scrollIntoView({ behavior: 'instant' }))
  await visitor.press('Shift')
  const reset = '#werkzeug-robots .frame-body > p:last-of-type button:last-of-type'
  await expectAnswer(
    visitor,
    (selector) => document.querySelector(selector)?.textContent,
    'Zurücksetzen',
    reset,
  )
  await expectExposed(visitor, {
    '#werkzeug-robots textarea[name=robots]': ['textbox', 'robots.txt'],
    '#werkzeug-robots textarea[name=addresses]': ['textbox', 'Adressen oder Sitemap'],
    '#werkzeug-robots [role=group]': ['group', 'Urteil je Adresse und Crawler'],
    [reset]: ['button', 'Zurücksetzen'],
  })
  await visitor.click('#werkzeug-robots textarea[name=robots]')
  await visitor.type('Dissalow: /\n')
  await expectAnswer(
    visitor,
    () => {
      const said = document.querySelector('#werkzeug-robots [role=status]')?.textContent
      return (
        said !== '' && said === document.querySelector('#werkzeug-robots .frame-body > p > b')?.textContent
      )
    },
    true,
  )
})

async function expectExposed(visitor: Visitor, parts: Exposed): Promise<void> {
  const wrong: string[] = []
  for (const [selector, [role, name]] of Object.entries(parts)) {
    if (!(await visitor.isExposedAs(selector, { role, name })))
      wrong.push(`${selector} is no ${role} «${name}»`)
  }
  expect(wrong).toEqual([])
}
