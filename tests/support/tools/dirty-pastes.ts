/**
 * What people paste into a field, and the expected reading. With `undefined` the tool must say that it cannot read it. The tests of the tools try each
 * kind in every field that takes it (`dirty-input`).
 */
export type DirtyPaste = readonly [what: string, text: string, means: string | undefined]

export const addresses: readonly DirtyPaste[] = [
  ['plain', 'https://e.ch/a', 'https://e.ch/a'],
  ['quotes', '"https://e.ch/a"', 'https://e.ch/a'],
  ['guillemets', '«https://e.ch/a»', 'https://e.ch/a'],
  ['pointed brackets', '<https://e.ch/a>', 'https://e.ch/a'],
  ['a second column', 'https://e.ch/a\t120\t3,4 %', 'https://e.ch/a'],
  ['a CSV row', 'https://e.ch/a;120;3', 'https://e.ch/a'],
  ['a quoted CSV row', '"https://e.ch/a","120"', 'https://e.ch/a'],
  ['a name before it', 'Startseite\thttps://e.ch/a', 'https://e.ch/a'],
  ['view-source', 'view-source:https://e.ch/a', 'https://e.ch/a'],
  ['a byte order mark', '\uFEFFhttps://e.ch/a', 'https://e.ch/a'],
  ['spaces that do not break', '\u00A0https://e.ch/a\u00A0', 'https://e.ch/a'],
  ['a zero-width space', 'https://e.ch/a\u200B', 'https://e.ch/a'],
  ['an entity', 'https://e.ch/a?b=1&amp;c=2', 'https://e.ch/a?b=1&c=2'],
  ['no scheme', 'www.e.ch/a', 'https://www.e.ch/a'],
  ['a host alone', 'e.ch', 'https://e.ch'],
  ['a word', 'kontakt', undefined],
  ['a file', 'kontakt.html', undefined],
  ['a sentence', 'Diese Seite prüfen', undefined],
  ['an e-mail address', 'info@e.ch', undefined],
]

/** For lists of addresses only, where the site of a path is known. */
export const paths: readonly DirtyPaste[] = [
  ['a path', '/kontakt', '/kontakt'],
  ['a head of an export', 'URL,Letztes Crawling\nhttps://e.ch/a,2026-11-01', 'https://e.ch/a'],
]

/** Responses of a server, and their status. */
export const answers: readonly DirtyPaste[] = [
  ['curl', 'HTTP/2 404\nserver: nginx', '404'],
  ['curl -v', '* Connected\n< HTTP/1.1 404 Not Found\n< server: nginx', '404'],
  ['CRLF', 'HTTP/1.1 404 Not Found\r\nserver: nginx\r\n', '404'],
  ['a byte order mark', '\uFEFFHTTP/2 404', '404'],
  ['Chrome, English', 'Request URL: https://e.ch/\nRequest Method: GET\nStatus Code: 404 Not Found', '404'],
  ['Chrome, German', 'Anfrage-URL: https://e.ch/\nAnfragemethode: GET\nStatuscode: 404 Not Found', '404'],
  ['Chrome, German, on two lines', 'Anfragemethode\nGET\nStatuscode\n404 Not Found', '404'],
  ['Firefox, German', 'GET https://e.ch/\nStatus\n404\nVersion\nHTTP/2', '404'],
  ['Early Hints', 'HTTP/1.1 103 Early Hints\nlink: </a.css>; rel=preload\n\nHTTP/1.1 404 Not Found', '404'],
  ['the status alone', '404 Not Found', '404'],
  ['a proxy', 'HTTP/1.1 200 Connection established\n\nHTTP/2 404\nserver: nginx', '404'],
  ['PowerShell', 'StatusCode        : 404\nStatusDescription : Not Found', undefined],
  ['the status among the headers', ':status: 404\n:scheme: https', '404'],
  ['a request', 'Bitte prüfen', undefined],
  ['an address', 'https://e.ch/a', undefined],
  ['nothing', ' \n', undefined],
]

/** HTML sources that do not begin with a tag or are incomplete. Each has `noindex`. */
export const sources: readonly DirtyPaste[] = [
  [
    'a byte order mark',
    '\uFEFF<!doctype html><html><head><meta name="robots" content="noindex"></head><body><p>Text',
    'noindex',
  ],
  ['white space', '\n\n   <meta name="robots" content="noindex"><p>Text', 'noindex'],
  ['CRLF', '<html>\r\n<head>\r\n<meta name="robots"\r\n content="noindex">\r\n<body><p>Text', 'noindex'],
  ['entities', '<meta name="robots" content="no&#105;ndex"><p>Text', 'noindex'],
  ['capitals', '<META NAME=ROBOTS CONTENT=NOINDEX><P>Text', 'noindex'],
  ['half a document', '<meta name="robots" content="noindex"></head><body><p>Text', 'noindex'],
  [
    'line numbers',
    '1\t<html>\n2\t<head>\n3\t  <meta name="robots" content="noindex">\n4\t<body><p>Text',
    'noindex',
  ],
  [
    'line numbers above the lines',
    '1\n<html><head>\n2\n<meta name="robots" content="noindex">\n3\n<body><p>Text',
    'noindex',
  ],
  ['a remark above', 'Hallo, hier der Quelltext:\n<p>Text', undefined],
]

const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://e.ch/a</loc>
<xhtml:link rel="alternate" hreflang="de" href="https://e.ch/a"/>
</url>
</urlset>`

/** Sitemaps with one URL. */
export const sitemaps: readonly DirtyPaste[] = [
  ['a byte order mark', `\uFEFF${sitemap}`, 'https://e.ch/a'],
  ['CRLF', sitemap.replaceAll('\n', '\r\n'), 'https://e.ch/a'],
  [
    'the view of Chrome',
    `This XML file does not appear to have any style information associated with it. The document tree is shown below.\n${sitemap}`,
    'https://e.ch/a',
  ],
  [
    'the view of Firefox, German',
    `Mit dieser XML-Datei sind anscheinend keine Style-Informationen verknüpft. Nachfolgend wird die Baum-Ansicht des Dokuments angezeigt.\n${sitemap}`,
    'https://e.ch/a',
  ],
  ['signs to fold it', `▼${sitemap.replace('<url>', '▼<url>')}`, 'https://e.ch/a'],
  ['entities', sitemap.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), 'https://e.ch/a'],
  [
    'an answer',
    `HTTP/2 200\r\ncontent-type: text/xml\r\n\r\n<?xml version="1.0"?>\n${sitemap}`,
    'https://e.ch/a',
  ],
  ['a comment above', `<!-- generator -->\n${sitemap}`, 'https://e.ch/a'],
  ['half a document', sitemap.slice(0, 150), undefined],
  ['a feed', '<rss version="2.0"><channel><link>https://e.ch/</link></channel></rss>', undefined],
]

/** robots.txt files that disallow «/a» for all. */
export const robotsFiles: readonly DirtyPaste[] = [
  ['a byte order mark', '\uFEFFUser-agent: *\nDisallow: /a', 'gesperrt'],
  ['CRLF', 'User-agent: *\r\nDisallow: /a\r\n', 'gesperrt'],
  ['its address above', 'https://e.ch/robots.txt\nUser-agent: *\nDisallow: /a', undefined],
  ['quotes', '"User-agent: *"\n"Disallow: /a"', undefined],
  ['spaces that do not break', 'User-agent:\u00A0*\nDisallow:\u00A0/a', undefined],
  ['zero width', '\u200BUser-agent: *\nDisallow: /a', undefined],
  ['the view of a browser', '<html><body><pre>User-agent: *\nDisallow: /a</pre></body></html>', undefined],
  ['an answer', 'HTTP/2 200\ncontent-type: text/plain\n\nUser-agent: *\nDisallow: /a', 'gesperrt'],
  ['line numbers', '1\tUser-agent: *\n2\tDisallow: /a', 'gesperrt'],
  ['headers alone', 'HTTP/2 200\ncontent-type: text/plain\nserver: nginx\n\n', undefined],
  ['nothing', ' \n', undefined],
]

/** Counts and amounts. */
export const amounts: readonly DirtyPaste[] = [
  ['plain', '3600', '3600'],
  ['an apostrophe', "3'600", '3600'],
  ['a typographic apostrophe', '3’600', '3600'],
  ['a space', '3 600', '3600'],
  ['a space that does not break', '3\u00A0600', '3600'],
  ['a point, as in Germany', '3.600', '3600'],
  ['a comma, as in English', '3,600', '3600'],
  ['no centimes', '3600.–', '3600'],
  ['no centimes, with a hyphen', "3'600.-", '3600'],
  ['no centimes, with two', 'Fr. 3600.--', '3600'],
  ['the currency before', "CHF 3'600", '3600'],
  ['the currency behind', '3600 CHF', '3600'],
  ['centimes', '3600.00', '3600'],
  ['quotes', '"3600"', '3600'],
  ['a byte order mark', '\uFEFF3600', '3600'],
  ['about', 'ca. 3600', undefined],
  ['a second column', '3600\t12', undefined],
  ['a share', '36 %', undefined],
  ['a word', 'tausend', undefined],
]

/** Times in a field for milliseconds. */
export const times: readonly DirtyPaste[] = [
  ['plain', '800', '800'],
  ['its unit', '800 ms', '800'],
  ['seconds', '0,8 s', '800'],
  ['seconds, English', '0.8s', '800'],
  ['seconds, spelt out', '0,8 Sekunden', '800'],
  ['milliseconds, spelt out', '800 Millisekunden', '800'],
  ['an apostrophe', "1'800 ms", '1800'],
  ['a point, as in Germany', '1.800 ms', '1800'],
  ['a comma, as in English', '1,800 ms', '1800'],
  ['quotes', '"800"', '800'],
  ['spaces that do not break', '\uFEFF800\u00A0ms', '800'],
  ['seconds without their unit', '0.8', undefined],
  ['a second column', '800 ms\t40 %', undefined],
  ['about', '~800', '800'],
  ['about, in words', 'ca. 800 ms', '800'],
  ['its share behind', '800 ms (22 %)', '800'],
  ['less than', '<800 ms', undefined],
  ['a thousand or a fraction', '12.345', undefined],
  ['a share', '22 %', undefined],
  ['nothing', ' ', undefined],
]

const organization =
  '{"@context":"https://schema.org","@type":"Organization","name":"A","url":"https://a.ch/"}'

/** JSON-LD that describes the firm «A». */
export const jsonLd: readonly DirtyPaste[] = [
  ['plain', organization, 'A'],
  ['a byte order mark', `\uFEFF${organization}`, 'A'],
  ['a script', `<script type="application/ld+json">${organization}</script>`, 'A'],
  ['half a script', `type="application/ld+json">${organization}</script></head><body>`, 'A'],
  ['a fence', `\`\`\`json\n${organization}\n\`\`\``, 'A'],
  ['entities', organization.replaceAll('"', '&quot;'), 'A'],
  [
    'view-source',
    `view-source:https://a.ch/\n<script type="application/ld+json">${organization}</script>`,
    'A',
  ],
  ['a list', `[${organization}]`, 'A'],
  ['a cell of a table', `"${organization.replaceAll('"', '""')}"`, 'A'],
  [
    'line numbers',
    organization
      .split(/(?<=,)/)
      .map((line, index) => `${index + 1}\t${line}`)
      .join('\n'),
    'A',
  ],
  ['text above', `Das ist es:\n${organization}`, undefined],
  ['half a block', organization.slice(0, 50), undefined],
  ['names without quotes', '{"@context":"https://schema.org",name:"A"}', undefined],
  ['spaces that do not break', organization.replace('{', '{\u00A0'), undefined],
  ['typographic quotes', organization.replaceAll('"', '“'), undefined],
  ['microdata', '<div itemscope itemtype="https://schema.org/Organization">', undefined],
  ['a sentence', 'Unsere Firma heisst A', undefined],
  ['null', 'null', undefined],
  ['a number', '42', undefined],
  ['nothing', ' \n', undefined],
]

/** «de-CH» and its URL. */
export const versions: readonly DirtyPaste[] = [
  ['plain', 'de-CH https://e.ch/', 'de-CH https://e.ch/'],
  ['a table', 'de-CH\thttps://e.ch/', 'de-CH https://e.ch/'],
  ['an export', '\uFEFFhreflang;URL\r\n"de-CH";"https://e.ch/"', 'de-CH https://e.ch/'],
  ['a column a code', 'de-CH;fr-CH\nhttps://e.ch/;', 'de-CH https://e.ch/'],
  ['the other order', 'https://e.ch/, de-CH', 'de-CH https://e.ch/'],
  ['a list', '- de-CH: https://e.ch/', 'de-CH https://e.ch/'],
  ['an entity', 'de-CH https://e.ch/?a=1&amp;b=2', 'de-CH https://e.ch/?a=1&amp;b=2'],
  ['a third column', 'de-CH\thttps://e.ch/\tStartseite', undefined],
  ['no code', 'https://e.ch/ https://e.ch/fr', undefined],
  ['nothing', ' \n', undefined],
]

/** A source and its medium. */
export const channels: readonly DirtyPaste[] = [
  ['plain', 'newsletter; email', 'newsletter email'],
  ['a table', 'newsletter\temail', 'newsletter email'],
  ['commas', 'newsletter,email', 'newsletter email'],
  ['a space', 'newsletter email', 'newsletter email'],
  ['a dash', 'newsletter – email', 'newsletter email'],
  ['a colon', 'newsletter: email', 'newsletter email'],
  ['a list', '- newsletter; email', 'newsletter email'],
  ['a numbered list', '1. newsletter; email', 'newsletter email'],
  ['parameters', '?utm_source=newsletter&utm_medium=email', 'newsletter email'],
  ['a whole link', 'https://e.ch/?utm_source=newsletter&utm_medium=email&utm_campaign=a', 'newsletter email'],
  ['an export', '\uFEFFQuelle;Medium\r\n"newsletter";"email"\r\n', 'newsletter email'],
  ['columns in another order', 'Kampagne;Medium;Kanal\nherbst;email;newsletter', 'newsletter email'],
  ['spaces that do not break', '\u00A0newsletter;\u00A0email', 'newsletter email'],
  ['a sentence', 'unser Newsletter im Mai', undefined],
  ['one part', 'newsletter', undefined],
  ['nothing', ' \n', undefined],
]

/** A listing with the phone number 033 123 45 67. */
export const places: readonly DirtyPaste[] = [
  ['signs before the lines', '🏠 Velo Muster\n📞 033 123 45 67', '+41331234567'],
  ['a plus code', 'Velo Muster\n9JJC+XQ Thun\n033 123 45 67', '+41331234567'],
  ['a vCard', 'BEGIN:VCARD\nFN:Velo Muster\nTEL;TYPE=WORK:+41331234567\nEND:VCARD', undefined],
  ['a block', 'Website:\nVelo Muster\n033 123 45 67', '+41331234567'],
  ['CRLF', 'Website:\r\nVelo Muster\r\n033 123 45 67\r\n', '+41331234567'],
  ['bars', 'Velo Muster | 033 123 45 67', '+41331234567'],
  ['marks of direction', 'Velo Muster\n\u202D033 123 45 67\u202C', '+41331234567'],
  ['an export', '\uFEFFName;Telefon\r\n"Velo Muster";"033 123 45 67"\r\n', '+41331234567'],
  ['a table', 'Name\tTelefon\nVelo Muster\t033 123 45 67', '+41331234567'],
  ['a lost zero', 'Name;Telefon\nVelo Muster;331234567', '+41331234567'],
  ['a guard against formulas', "Name;Telefon\nVelo Muster;'+41 33 123 45 67", '+41331234567'],
  ['a second number', 'Velo Muster\n033 123 45 67\n033 999 99 99', '+41331234567'],
  ['two numbers on a line', 'Velo Muster\n033 123 45 67 / 079 123 45 67', '+41331234567'],
  ['a fax number', 'Velo Muster\nT 033 123 45 67\nF 033 123 45 68', '+41331234567'],
  ['HTML', '<p>Velo&nbsp;Muster<br>033&nbsp;123&nbsp;45&nbsp;67</p>', '+41331234567'],
  ['a table in Markdown', '| Name | Telefon |\n|---|---|\n| Velo Muster | 033 123 45 67 |', '+41331234567'],
  ['an export of JSON-LD', '{"name":"Velo Muster","telephone":"033 123 45 67"}', undefined],
  ['a formula that guards', 'Name;Telefon\nVelo Muster;"=""033 123 45 67"""', '+41331234567'],
  ['a broken encoding', 'Velo MÃ¼ster\n033 123 45 67', undefined],
  ['a row that lacks a cell', 'Name;Ort;Telefon\nVelo Muster;033 123 45 67', undefined],
  ['an exponent', 'Name;Telefon\nVelo Muster;4,1331E+10', undefined],
  ['unknown columns', 'a;b;c\n1;2;3', undefined],
  ['no row', 'Name;Telefon', undefined],
  ['nothing', ' \n', undefined],
]

/** «Grosse Küche», written with ß. */
export const proses: readonly DirtyPaste[] = [
  ['plain', 'Große Küche', 'Grosse Küche'],
  ['entities', 'Gro&szlig;e Küche', 'Grosse Küche'],
  ['CRLF', 'Große Küche\r\n', 'Grosse Küche\r\n'],
  ['a source', '<p>Große Küche</p>', '<p>Grosse Küche</p>'],
  ['a byte order mark', '\uFEFFGroße Küche', '\uFEFFGrosse Küche'],
  ['code alone', '<script>"ß"</script>', undefined],
  ['JSON', '{"titel": "Große Küche"}', undefined],
  ['a row of a table', '"Große Küche";"49.90"', undefined],
  ['a fence', '```\nGroße Küche\n```', undefined],
  ['another encoding', 'Unsere GroÃŸe KÃ¼che', undefined],
  ['a Word file', 'PK\u0003\u0004\u0014 Große Küche', undefined],
  ['another language', 'Our new kitchens are built by hand in the workshop and delivered to you', undefined],
  ['nothing', ' \n', undefined],
]

/** Responses with the header `x-robots-tag: noindex`. */
export const headers: readonly DirtyPaste[] = [
  ['curl', 'HTTP/2 200\nx-robots-tag: noindex', 'noindex'],
  ['Chrome, with a colon', 'Statuscode: 200 OK\nX-Robots-Tag:\nnoindex', 'noindex'],
  ['Chrome, German, on two lines', 'Statuscode\n200 OK\nx-robots-tag\nnoindex\nserver\nnginx', 'noindex'],
  ['curl -v', '< HTTP/2 200 \n< x-robots-tag: otherbot: none\n< X-Robots-Tag : noindex', 'noindex'],
  ['groups with an empty line', 'Status Code\n200 OK\n\nserver\nnginx\nx-robots-tag\nnoindex', 'noindex'],
  ['headers without a status', 'content-length: 512\nx-robots-tag: noindex', 'noindex'],
  ['a table', 'Statuscode\t200 OK\ncontent-type\ttext/html\nx-robots-tag\tnoindex', 'noindex'],
  [
    'PowerShell, with the beginning of the page',
    'StatusCode        : 200\nContent           : <!DOCTYPE html>\n                    <html lang="de">\n                    <head>\n                    <me...\nRawContent        : HTTP/1.1 200 OK\n                    Vary: Cookie\n\n                    <!DOCTYPE h...\nHeaders           : {[Vary, Cookie],\n                    [X-Robots-Tag, noindex]...}\nLinks             : {@{outerHTML=<A href="/a">}}',
    undefined,
  ],
  ['JSON', 'HTTP/2 200\n"x-robots-tag": "noindex"', undefined],
  ['Markdown', 'HTTP/2 200\n| x-robots-tag | noindex |', undefined],
]

/** A title or description. */
export const snippets: readonly DirtyPaste[] = [
  ['plain', 'Küche & Bad', 'Küche & Bad'],
  ['entities', 'K&uuml;che &amp; Bad', 'Küche & Bad'],
  ['its element', '<title>Küche & Bad</title>', 'Küche & Bad'],
  ['spaces that do not break', 'Küche\u00A0& Bad', 'Küche & Bad'],
  ['a tab and a line', '\uFEFFKüche\t&\r\nBad', 'Küche & Bad'],
  ['nothing', ' \n', undefined],
]

/** HTML with the title «Küche». */
export const heads: readonly DirtyPaste[] = [
  ['plain', '<title>Küche</title>', 'Küche'],
  ['a byte order mark', '\uFEFF<title>K&uuml;che</title>', 'Küche'],
  ['capitals', '<TITLE>Küche</TITLE>', 'Küche'],
  ['an answer above', 'HTTP/2 200\nserver: x\n\n<head><title>Küche</title></head>', 'Küche'],
  ['line numbers', '1 <!doctype html>\n2 <head>\n3 <title>Küche</title>\n4 </head><body>', 'Küche'],
  ['a cell of a table', '"<title>Küche</title><meta name=""description"" content=""a"">"', 'Küche'],
  ['half a head', 'Küche</title><meta name="description" content="a">', undefined],
  ['an address', 'https://e.ch/', undefined],
]

/** A value of a master data sheet. */
export const lines: readonly DirtyPaste[] = [
  ['plain', 'Muster', 'Muster'],
  ['quotes', '"Muster"', 'Muster'],
  ['a byte order mark', '\uFEFFMuster', 'Muster'],
  ['spaces that do not break', '\u00A0Muster\u00A0', 'Muster'],
  ['marks of direction', '\u202DMuster\u202C', 'Muster'],
]

/** 12 clicks on 1 September 2026, and 5 on the day after. */
export const dailyCounts: readonly DirtyPaste[] = [
  [
    'English',
    'Date,Clicks,Impressions,CTR,Position\n2026-09-01,12,300,4%,8.1\n2026-09-02,5,280,1.8%,8',
    '12 5',
  ],
  ['German', '\uFEFFDatum;Klicks;Impressionen\r\n01.09.2026;12;300\r\n02.09.2026;5;280', '12 5'],
  ['a table', 'Datum\tImpressionen\tKlicks\n2026-09-01\t300\t12\n2026-09-02\t280\t5', '12 5'],
  ['two files', 'Datum,Klicks\n2026-09-02,5\nDatum,Klicks\n2026-09-01,12', '12 5'],
  ['no head', '2026-09-01,12\n2026-09-02,5', '12 5'],
  ['short years', 'Datum;Klicks\n1.9.26;12\n2.9.26;5', '12 5'],
  ['GA4', '# ---\n# 20260901-20260902\n\nDatum,Klicks\n20260901,12\n20260902,5', '12 5'],
  ['what Excel puts first', 'sep=;\r\nDatum;Klicks\r\n01.09.2026;12\r\n02.09.2026;5', '12 5'],
  ['a sum', 'Datum,Klicks\n2026-09-01,12\n2026-09-02,5\nGesamt,17', '12 5'],
  ['a grand total', 'Datum,Klicks,\n,17,Grand total\n20260901,12,\n20260902,5,', '12 5'],
  ['a sum without a word', 'Datum,Klicks\n2026-09-01,12\n2026-09-02,5\n,17', '12 5'],
  ['a lost date', 'Datum,Klicks\n2026-09-01,12\n2026-09-02,5\n,9', undefined],
  ['numbered days', '# Start date: 20260901\n# End date: 20260902\nNth day,Clicks\n0000,12\n0001,5', '12 5'],
  ['numbered days in German', '# Startdatum: 20260901\nTag n,Klicks\n0,12\n1,5', '12 5'],
  ['numbered days without a start', 'Tag n,Klicks\n0,12\n1,5', undefined],
  ['a column «Anzahl»', 'Datum;Anzahl\n2026-09-01;12\n2026-09-02;5', '12 5'],
  ['a gap', 'Datum,Klicks\n2026-09-01,12', undefined],
  ['a day twice', 'Datum,Klicks\n2026-09-01,12\n2026-09-01,5\n2026-09-02,5', undefined],
  ['queries', 'Häufigste Suchanfragen,Klicks\nküche,12', undefined],
  ['a sentence', 'Im September waren es 12', undefined],
]
