import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TitleText } from '~/components/layout/page-title'

test.each([
  ['Core Web Vitals: Ist Ihre Website schnell genug?', ['Ist Ihre Website schnell genug?']],
  ['Zufall oder Wirkung? Signifikanz-Rechner', ['Signifikanz-Rechner']],
  ['KI-Leadgenerierung: passende Anfragen zuerst', ['KI-Leadgenerierung:', 'passende Anfragen zuerst']],
  ['Stammdaten-Vergleich (NAP-Check)', ['(NAP-Check)']],
  ['Schreiben Sie uns', []],
])('the title «%s» keeps together %j', (title, kept) => {
  const html = renderToStaticMarkup(<TitleText>{title}</TitleText>)
  expect([...html.matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, part]) => part)).toEqual(kept)
})
