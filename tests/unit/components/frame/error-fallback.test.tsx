// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorFallback } from '~/components/frame/error-fallback'
import { errorTexts } from '../../../support/error-texts.ts'
import { requiredElement } from '../../../support/components/required-element.ts'

test('the fallback screen has the three texts of the catalogue and an id to quote', () => {
  document.body.innerHTML = renderToStaticMarkup(<ErrorFallback error={new Error('broken')} />)
  expect(requiredElement('h1').textContent).toBe(errorTexts.fallbackHeading)
  expect(requiredElement('h1 + p').textContent).toBe(errorTexts.fallbackBody)
  expect(requiredElement('button').textContent).toBe(errorTexts.fallbackButton)
  expect(requiredElement('code').textContent).toMatch(/^ERR-\d{13}-[a-z0-9]{6}$/)
})
