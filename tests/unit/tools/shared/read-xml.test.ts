import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeOf, readXml, textOf } from '../../../../src/tools/shared/read-xml.ts'

test('readXml reads elements and attributes with their namespaces, entities and CDATA', () => {
  const { root } = readXml(
    '\uFEFF<?xml version="1.0"?>\n<!-- x --><a xmlns="urn:x" xmlns:y="urn:y" b="&quot;"><y:c y:d="1">1 &lt; &#xA0;<![CDATA[<b>&]]></y:c></a>',
  )
  expect(root).toEqual({
    name: 'a',
    namespace: 'urn:x',
    attributes: [{ name: 'b', namespace: '', value: '"' }],
    content: [
      {
        name: 'c',
        namespace: 'urn:y',
        attributes: [{ name: 'd', namespace: 'urn:y', value: '1' }],
        content: ['1 < \u00A0', '<b>&'],
      },
    ],
  })
})

test.each([
  ['', 1, 'es enthält kein Element'],
  ['nur Text', 1, 'ausserhalb des Wurzelelements steht Text'],
  ['<a>\nvor\u000Bnach</a>', 2, 'hier steht ein Steuerzeichen, oder «<» in einem Attribut'],
  ['<a>\n<b>\n</a>', 3, 'hier schliesst ein anderes Element als das zuletzt geöffnete'],
  ['<a>\n<b>', 2, '«<b>» wird nicht geschlossen'],
  ['<a/></a>', 1, 'hier schliesst ein anderes Element als das zuletzt geöffnete'],
  ['<a/><b/>', 1, 'nach dem Wurzelelement folgt ein zweites'],
  ['<a><!-- & --><![CDATA[&]]>\n?x=1&y=2\n</a>', 2, 'ein einzelnes «&» muss «&amp;» heissen («&y=2»)'],
  ['<a>&nbsp;</a>', 1, '«&nbsp;» kennt XML nicht; das Zeichen selbst schreiben'],
  ['<a b=1/>', 1, 'ein Element ist falsch geschrieben; oft fehlt ein Anführungszeichen oder «>»'],
  ['<a>1 < 2</a>', 1, 'nach «<» folgt kein Name; ein einzelnes «<» muss «&lt;» heissen'],
  ['<x:a/>', 1, 'das Präfix «x:» ist nirgends erklärt (xmlns:x)'],
  [
    '<a>\n</a><?xml version="1.0"?>',
    2,
    'die Zeile «<?xml …?>» steht nicht am Anfang oder ist falsch geschrieben',
  ],
  ['<a>'.repeat(201), 1, 'mehr als 200 Elemente sind ineinander verschachtelt'],
])('readXml reports the line and the fault of %j', (xml, line, problem) => {
  expect(readXml(xml)).toEqual({ fault: { line, problem } })
})

test('readXml skips a document type and its entities', () => {
  expect(readXml('<!DOCTYPE a SYSTEM "a.dtd" [<!ENTITY b "&c;&c;">]><a>c</a>').root?.content).toEqual(['c'])
})

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

test('escaped XML is read back as the same text and attribute', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('aZ09 &<>"\'äß€;#-')), maxLength: 12 })
  fc.assert(
    fc.property(word, word, (text, value) => {
      const { root } = readXml(`<a b="${escaped(value)}">${escaped(text)}</a>`)
      expect(root && [textOf(root), attributeOf(root, 'b')]).toEqual([text, value])
    }),
  )
})

// Each takes milliseconds; what looks back at every sign would take minutes.
test('readXml throws no error, and comes to the end of 1 MB of anything', () => {
  fc.assert(fc.property(fc.string(), (text) => void readXml(text)))
  for (const noise of ['<', '<a>', '<a b="', '&', '<!--', '<![CDATA[', ' ', '<a b="c" ', '</']) {
    expect(readXml(`<a>${noise.repeat(1_000_000 / noise.length)}`).fault).toBeDefined()
  }
})
