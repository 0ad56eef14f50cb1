// @vitest-environment jsdom
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readXml } from '../../../../src/tools/shared/read-xml.ts'
import { attributeOf, childrenOf, textOf, type XmlElement } from '../../../../src/tools/shared/read-xml.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const read = (xml: string) => readXml(xml)

/** What both readers know, in one form. */
type Told = { name: string; namespace: string; attributes: string[]; text: string; children: Told[] }

const told = (element: XmlElement): Told => ({
  name: element.name,
  namespace: element.namespace,
  attributes: element.attributes
    .map(({ name, namespace, value }) => `${namespace} ${name}=${value}`)
    .toSorted(),
  text: textOf(element),
  children: childrenOf(element).map(told),
})

const toldByBrowser = (element: Element): Told => ({
  name: element.localName,
  namespace: element.namespaceURI ?? '',
  attributes: [...element.attributes]
    .filter(({ name }) => !/^xmlns(:|$)/.test(name))
    .map(({ localName, namespaceURI, value }) => `${namespaceURI ?? ''} ${localName}=${value}`)
    .toSorted(),
  text: element.textContent,
  children: [...element.children].map(toldByBrowser),
})

/** The parser of jsdom, which reads XML as browsers do, is the oracle. */
function byBrowser(xml: string): Told | undefined {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  if (document.getElementsByTagName('parsererror').length > 0) return undefined
  return toldByBrowser(document.documentElement)
}

test.each([
  '<a/>',
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Kommentar --><a b="1" c=\'2\'>Text</a>\n',
  '<a xmlns="urn:x" xmlns:y="urn:y"><y:b y:c="1" d="2"/><e xmlns=""><f/></e></a>',
  '<a>1 &lt; 2 &amp;&#160;3 &#x1F600;<![CDATA[<b>& roh</b>]]></a>',
  '<a>\n  <b>eins</b>zwei<b/>\n</a>',
  '<ä ö="ü">ß</ä>',
  '<a b="&quot;&apos;"><!-- <c> --><?php echo ?></a>',
])('reads %s as a browser does', (xml) => {
  const { root } = read(xml)
  expect(root && told(root)).toEqual(byBrowser(xml))
})

describe('names the line and the fault of', () => {
  test.each([
    ['', 1, 'es enthält kein Element'],
    ['nur Text', 1, 'ausserhalb des Wurzelelements steht Text'],
    ['<a>\nvor\u000Bnach</a>', 2, 'ein Steuerzeichen'],
    ['<a><![CDATA[\u0001]]></a>', 1, 'ein Steuerzeichen'],
    ['<a b="\uD800"/>', 1, 'ein Steuerzeichen'],
    ['<a>\n<b>\n</a>', 3, '«</a>» steht, wo «</b>» stehen muss'],
    ['<a>\n<b>', 2, '«<b>» wird nicht geschlossen'],
    ['<a/></a>', 1, '«</a>» schliesst nichts'],
    ['<a/><b/>', 1, 'nach dem Wurzelelement folgt ein zweites'],
    ['<a>\n?x=1&y=2</a>', 2, 'ein einzelnes «&» muss «&amp;» heissen («&y=2»)'],
    ['<a>&nbsp;</a>', 1, '«&nbsp;» kennt XML nicht; das Zeichen selbst schreiben'],
    ['<a b="1" b="2"/>', 1, 'das Attribut «b» steht zweimal im selben Element'],
    ['<a b=1/>', 1, 'das Element «a» ist falsch geschrieben; oft fehlt ein Anführungszeichen oder «>»'],
    ['<a>1 < 2</a>', 1, 'nach «<» folgt kein Name; ein einzelnes «<» muss «&lt;» heissen'],
    ['<x:a/>', 1, 'das Präfix «x:» ist nirgends erklärt (xmlns:x)'],
    ['<a><!-- offen</a>', 1, 'ein Kommentar, ein CDATA-Abschnitt oder eine Anweisung hört nicht auf'],
    [
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      1,
      'Dokumenttypen («<!DOCTYPE») liest dieses Werkzeug nicht',
    ],
  ])('%j', (xml, line, problem) => {
    expect(read(xml)).toEqual({ fault: { line, problem } })
    // Browsers read document types.
    expect(byBrowser(xml) === undefined || xml.startsWith('<!DOCTYPE')).toBe(true)
  })
})

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/[\r\n\t]/g, ' ')
}

test('what was written is read, whatever stands in it', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('aZ09 &<>"\'äß€;#-')), maxLength: 12 })
  fc.assert(
    fc.property(word, word, (text, value) => {
      const { root } = read(`<a b="${escaped(value)}">${escaped(text)}</a>`)
      expect(root && [textOf(root), attributeOf(root, 'b')]).toEqual([text, value])
    }),
  )
})

test('accepts what a browser accepts, and nothing else, of random mark-up', () => {
  const piece = fc.constantFrom(
    '<a>',
    '</a>',
    '<b x="1">',
    '</b>',
    '<c/>',
    ' ',
    'x',
    '&amp;',
    '&',
    '<',
    '>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '"',
    "<d y='&lt;'/>",
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const xml = `<a>${pieces.join('')}</a>`
      // Browsers refuse «]]>» in a text and «--» in a comment; both are harmless here.
      if (/--[^>]|---|\]\]>/.test(xml)) return
      expect(read(xml).root === undefined).toBe(byBrowser(xml) === undefined)
    }),
    { numRuns: 300 },
  )
})

test('refuses what is nested so deeply that it could not be walked through', () => {
  expect(read('<a>'.repeat(200) + '</a>'.repeat(200)).root).toBeDefined()
  expect(read('<a>'.repeat(201) + '</a>'.repeat(201)).fault?.problem).toContain('verschachtelt')
})

test('never throws, and reads 1 MB of anything in time', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(text)))
  for (const noise of ['<', '<a>', '<a b="', '&', '<!--', ' ', '<a b="c" ', '</']) {
    const start = performance.now()
    read(noise.repeat(1_000_000 / noise.length))
    expect(performance.now() - start).toBeLessThan(20_000)
  }
})
