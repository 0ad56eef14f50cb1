import { expectNoViolation } from '../../support/e2e/axe.ts'
import { enquiryForm, failure, formReady, sendButton } from '../../support/e2e/enquiry.ts'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { serviceName } from '../../support/e2e/pages.ts'
import { results, searchButton, searchDialog, searchField } from '../../support/e2e/search.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('a screen reader gets the search as a dialog with a combobox, a selected option and a result count', async ({
  page,
}) => {
  await page.goto('/agb')
  await hydrated(page)
  await searchButton(page).click()
  await expect(results(page).first()).toBeVisible()
  await expectNoViolation(page, 'dialog[open]')
  await searchField(searchDialog(page)).fill('website')
  await expect(searchDialog(page).getByRole('listbox', { name: 'Treffer' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(searchDialog(page)).toMatchAriaSnapshot(`
    - dialog "Suche":
      - search:
        - combobox "Suche" [expanded]: website
        - button "Schliessen"
      - paragraph: /\\d+ Treffer/
      - listbox "Treffer":
        - option [selected]
        - option
      - status: /\\d+ Treffer/
  `)
  await expectNoViolation(page, 'dialog[open]')
  await searchField(searchDialog(page)).fill('xqzwvv')
  await expect(searchDialog(page).getByRole('link', { name: 'Fragen Sie uns' })).toBeVisible()
  await expectNoViolation(page, 'dialog[open]')
})

test('a refused form has an alert with a link to each wrong field, and marks these fields as invalid', async ({
  page,
}) => {
  await page.goto('/contact')
  await formReady(page)
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(enquiryForm(page)).toMatchAriaSnapshot(`
    - form "Anfrage":
      - alert:
        - heading /./ [level=3]
        - list:
          - listitem:
            - 'link /^Name: Bitte/'
          - listitem:
            - 'link /^E-Mail: Bitte/'
          - listitem:
            - 'link /^Ihr Anliegen: Bitte/'
      - textbox "Name" [invalid]
      - textbox "E-Mail" [invalid]
      - textbox "Ihr Anliegen" [invalid]
      - group: /Mehr Angaben/
      - button "Nachricht senden"
      - status
  `)
  await expectNoViolation(page, 'form')
})

test('a screen reader gets the links of a menu group only once the group is open', async ({ page }) => {
  await page.goto('/agb')
  const menu = page.getByRole('banner').getByRole('navigation')
  await expect(menu.getByRole('link', { name: serviceName })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leistungen' }).click()
  await expect(menu).toMatchAriaSnapshot(`
    - navigation "Hauptnavigation":
      - button "Leistungen"
      - group "Gefunden werden":
        - paragraph: Gefunden werden
        - list:
          - listitem:
            - link "SEO-Audit und Web-Struktur"
  `)
})
