import { origin } from '../audited-files.ts'
import { type Fault, fault, replace, show, written } from './fault.ts'

const file = 'contact.html'
const published = '"datePublished":"2026-11-21T00:00:00+01:00"'
const modified = '"dateModified":"2026-11-21T00:00:00+01:00"'

/** Adds properties to the node of the page. */
const say = (json: string) => replace(file, '"@type":"WebPage",', `"@type":"WebPage",${json},`)
const said = (json: string, found: string) => fault(say(json), `${file}: ${found}`)
const unseen = (json: string, found: string) => said(json, `${found} steht nicht auf der Seite`)
/** Adds a node to the graph. */
const describe = (json: string) => replace(file, '"@graph":[', `"@graph":[${json},`)

export const structuredDataFaults: Record<string, Fault[]> = {
  dates: [
    written(published, '"datePublished":"2026-11-21"', 'datePublished ist «2026-11-21»'),
    written(modified, '"dateModified":"2026-11-20T00:00:00+01:00"', 'dateModified liegt vor datePublished'),
  ],
  'visible-statements': [
    unseen('"name":"Steht nirgends"', 'name «Steht nirgends»'),
    unseen('"keywords":["Kontakt","Verstecktes"]', 'keywords «Verstecktes»'),
    unseen('"email":"post@xn--mller-kva.ch"', 'email «post@xn--mller-kva.ch»'),
    // The page shows the number in national format and the domain in Unicode, which count as the same values.
    ...[
      ['<a href="tel:+41440000000">044 000 00 00</a>', '"telephone":"+41440000000"'],
      ['<a href="mailto:post@xn--mller-kva.ch">post@müller.ch</a>', '"email":"post@xn--mller-kva.ch"'],
    ].map(([link = '', stated = '']) =>
      fault(
        [show(file, link), say(`${stated},"faxNumber":"+41440000000"`)],
        `${file}: faxNumber «+41440000000» steht nicht auf der Seite`,
      ),
    ),
  ],
  'visible-author': ['{"@type":"Organization","name":"Beispielwebsite"}', `{"@id":"${origin}/#website"}`].map(
    (author) => said(`"author":${author}`, 'nennt als Autorin «Beispielwebsite», die Seite zeigt niemanden'),
  ),
  'retired-types': [
    fault(describe('{"@type":"FAQPage"}'), `${file}: zeichnet FAQPage aus`),
    said('"review":{"@type":["Thing","AggregateRating"]}', 'zeichnet AggregateRating aus'),
  ],
}
