import { expect, test } from 'vitest'
import { promisesIn } from '../../../audit/text.ts'

test.each([
  'Wir sorgen dafür, dass Ihr Betrieb gefunden wird.',
  'Dafür sorgen wir.',
  'Ihr Ranking ist garantiert.',
  'Mit Ranking-Garantie.',
  'Wir erhöhen den Anteil der passenden Anfragen.',
  'So verdoppeln wir Ihre Anfragen.',
  'Wir stellen mit einem Plan sicher, dass man Sie sieht.',
  'Wir bringen Sie bei Google auf Platz 1.',
  'Mehr Anfragen in 30 Tagen.',
])('«%s» promises an effect', (sentence) => {
  expect(promisesIn(sentence)).toEqual([sentence])
})

test.each([
  'Wir garantieren keinen Platz.',
  'Auch Google hält fest, dass kein Anbieter ein Ranking garantieren kann.',
  'Können Sie uns den ersten Platz garantieren?',
  'Verträge mit «Platz 1 garantiert» unterschreiben Sie besser nicht.',
  'Misstrauen Sie dem Satz «Wir erhöhen Ihre Anfragen».',
  'Sorgen Sie dafür, dass der Server mit 404 antwortet.',
  'In andere Staaten geben wir Daten nur mit einer Garantie bekannt.',
  'Wir arbeiten daran, dass der Anteil der passenden Anfragen steigt.',
])('«%s» promises no effect', (sentence) => {
  expect(promisesIn(sentence)).toEqual([])
})

test('a sentence that denies a promise does not excuse the sentence beside it', () => {
  expect(promisesIn('Links kaufen wir nicht. Wir steigern Ihren Umsatz. Das kostet nichts.')).toEqual([
    'Wir steigern Ihren Umsatz.',
  ])
})
