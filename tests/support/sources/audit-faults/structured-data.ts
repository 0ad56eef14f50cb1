import { origin, png } from '../audited-files.ts'
import { type Fault, replace, show } from './fault.ts'

const file = 'contact.html'
const moment = '2026-11-21T00:00:00+01:00'

/** Adds to the page's own node. */
const say = (json: string) => replace(file, '"@type":"WebPage",', `"@type":"WebPage",${json},`)
/** Adds a node to the graph. */
const describe = (json: string) => replace(file, '"@graph":[', `"@graph":[${json},`)

/** Adds an article with these images. */
const illustrate = (...images: string[]) => {
  const addresses = images.map((image) => `"${origin}/${image}"`).join()
  return describe(`{"@type":"Article","image":[${addresses}]}`)
}

export const structuredDataFaults: Record<string, Fault[]> = {
  'json-ld': [
    {
      seed: replace(file, '"@graph":[', '"@graph":['.slice(0, -1)),
      findings: [/^dist\/contact\.html: JSON-LD ist kein gültiges JSON/],
    },
    {
      seed: replace(file, 'application/ld+json', 'text/plain'),
      findings: ['dist/contact.html: hat 0 Blöcke JSON-LD'],
    },
    {
      seed: replace(file, 'https://schema.org', 'https://example.com'),
      findings: ['dist/contact.html: JSON-LD nennt nicht den Kontext https://schema.org'],
    },
    {
      seed: replace(file, '"@graph"', '"graph"'),
      findings: ['dist/contact.html: JSON-LD hat keinen @graph'],
    },
  ],
  vocabulary: [
    {
      seed: replace(file, '"@type":"WebPage"', '"@type":"Webpage"'),
      findings: ['dist/contact.html: schema.org kennt keinen Typ «Webpage»'],
    },
    {
      seed: say('"headLine":"Kontakt aufnehmen"'),
      findings: ['dist/contact.html: WebPage hat keine Eigenschaft «headLine»'],
    },
    {
      seed: say('"about":{"name":"Kontakt"}'),
      findings: ['dist/contact.html: ein Objekt nennt keinen @type'],
    },
    {
      seed: say('"about":{"@type":"Country","legalName":"Kontakt"}'),
      findings: ['dist/contact.html: Country hat keine Eigenschaft «legalName»'],
    },
  ],
  references: [
    {
      seed: say(`"publisher":{"@id":"${origin}/#niemand"}`),
      findings: [`dist/contact.html: nichts beschreibt ${origin}/#niemand`],
    },
    {
      // Another page of the site describes it still.
      seed: replace(file, '"@type":"WebSite","@id"', '"@type":"WebSite","url"'),
      findings: [`dist/contact.html: nichts beschreibt ${origin}/#website`],
    },
  ],
  dates: [
    {
      seed: replace(file, `"datePublished":"${moment}"`, '"datePublished":"2026-11-21"'),
      findings: ['dist/contact.html: datePublished ist «2026-11-21»'],
    },
    {
      seed: replace(file, `"datePublished":"${moment}"`, '"datePublished":"2026-13-21T00:00:00Z"'),
      findings: ['dist/contact.html: datePublished ist «2026-13-21T00:00:00Z»'],
    },
    {
      seed: replace(file, `"dateModified":"${moment}"`, '"dateModified":"2026-11-20T00:00:00+01:00"'),
      findings: ['dist/contact.html: dateModified liegt vor datePublished'],
    },
  ],
  'article-images': [
    {
      seed: illustrate('preview.png', 'gone.png'),
      findings: [`dist/contact.html: ${origin}/gone.png ist kein PNG dieser Website`],
    },
    {
      seed: (files) => {
        files.set('narrow.png', png(800, 450))
        illustrate('narrow.png')(files)
      },
      findings: [`dist/contact.html: ${origin}/narrow.png ist nur 800 Pixel breit`],
    },
    {
      seed: describe('{"@type":"Article"}'),
      findings: ['dist/contact.html: der Artikel nennt kein Bild'],
    },
  ],
  'visible-statements': [
    {
      seed: say('"name":"Steht nirgends"'),
      findings: ['dist/contact.html: name «Steht nirgends» steht nicht auf der Seite'],
    },
    {
      seed: say('"keywords":["Kontakt","Verstecktes"]'),
      findings: ['dist/contact.html: keywords «Verstecktes» steht nicht auf der Seite'],
    },
    {
      seed: say('"description":"Schreiben Sie eine Nachricht"'),
      findings: ['dist/contact.html: description «Schreiben Sie eine Nachricht» steht nicht auf der Seite'],
    },
    {
      seed: say('"telephone":"+41440000000"'),
      findings: ['dist/contact.html: telephone «+41440000000» steht nicht auf der Seite'],
    },
    {
      seed: say('"email":"post@xn--mller-kva.ch"'),
      findings: ['dist/contact.html: email «post@xn--mller-kva.ch» steht nicht auf der Seite'],
    },
    // A link to call the number shows it as its country writes it.
    {
      seed: (files) => {
        show(file, '<a href="tel:+41440000000">044 000 00 00</a>')(files)
        say('"telephone":"+41440000000","faxNumber":"+41440000000"')(files)
      },
      findings: ['dist/contact.html: faxNumber «+41440000000» steht nicht auf der Seite'],
    },
    // And one to write a mail, the domain as its people write it.
    {
      seed: (files) => {
        show(file, '<a href="mailto:post@xn--mller-kva.ch">post@müller.ch</a>')(files)
        say('"email":"post@xn--mller-kva.ch","faxNumber":"+41440000000"')(files)
      },
      findings: ['dist/contact.html: faxNumber «+41440000000» steht nicht auf der Seite'],
    },
  ],
  'visible-author': [
    {
      seed: say('"author":{"@type":"Organization","name":"Beispielwebsite"}'),
      findings: ['dist/contact.html: nennt als Autorin «Beispielwebsite», die Seite zeigt niemanden'],
    },
    {
      seed: say(`"author":{"@id":"${origin}/#website"}`),
      findings: ['dist/contact.html: nennt als Autorin «Beispielwebsite», die Seite zeigt niemanden'],
    },
  ],
  'retired-types': [
    { seed: describe('{"@type":"FAQPage"}'), findings: ['dist/contact.html: zeichnet FAQPage aus'] },
    {
      seed: say('"review":{"@type":["Thing","AggregateRating"]}'),
      findings: ['dist/contact.html: zeichnet AggregateRating aus'],
    },
  ],
}
