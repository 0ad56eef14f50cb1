import { expect, test } from 'vitest'
import { boldWidth, fitName, fitTitle, lineHeight } from '../../../../ssg/pictures/drawn-text.ts'

const room = { width: 632, height: 350 }

test.each([
  'Allgemeine Geschäftsbedingungen',
  'KI-Leadgenerierung mit eigenen Anfragen statt Adresslisten',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z A B C',
])('«%s» fits into its space of the preview image and loses no word', (title) => {
  const { size, lines } = fitTitle(title, room)
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height)
  expect(Math.max(...lines.map((line) => boldWidth(line))) * size).toBeLessThanOrEqual(room.width)
  expect(lines.join(' ').replaceAll('- ', '-')).toBe(title)
})

test('a name is set in the largest size that fits on its line', () => {
  expect(fitName('Suchwerk', 400, 36)).toBe(36)
  for (const name of ['Suchmaschinenmanufakture', 'W'.repeat(24)]) {
    const size = fitName(name, 400, 36)
    expect(boldWidth(name) * size).toBeLessThanOrEqual(400)
    expect(boldWidth(name) * (size + 2)).toBeGreaterThan(400)
  }
})

test('a short title is set in the largest type, and a long one breaks after its hyphens', () => {
  expect(fitTitle('Impressum', room)).toEqual({ size: 96, lines: ['Impressum'] })
  expect(fitTitle('Web-Struktur-Optimierung', room).lines).toEqual(['Web-Struktur-', 'Optimierung'])
  expect(fitTitle('MSN-Publishing', room).lines).toEqual(['MSN-Publishing'])
})
