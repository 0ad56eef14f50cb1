/** What people paste instead of what a field asks for: put to every field that takes such a text. */

/** Lines with the address or path that they mean; `undefined` where they mean none, which is to be said. */
export const dirtyAddresses: [what: string, line: string, address: string | undefined][] = [
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
  ['a path', '/kontakt', '/kontakt'],
  ['a word', 'kontakt', undefined],
  ['a file', 'kontakt.html', undefined],
  ['a sentence', 'Diese Seite prüfen', undefined],
  ['an e-mail address', 'info@e.ch', undefined],
]

/** Answers of a server with the status that they name. */
export const dirtyAnswers: [what: string, text: string, status: number][] = [
  ['curl', 'HTTP/2 404\nserver: nginx', 404],
  ['curl -v', '* Connected\n< HTTP/1.1 404 Not Found\n< server: nginx', 404],
  ['CRLF', 'HTTP/1.1 404 Not Found\r\nserver: nginx\r\n', 404],
  ['a byte order mark', '\uFEFFHTTP/2 404', 404],
  ['Chrome, English', 'Request URL: https://e.ch/\nRequest Method: GET\nStatus Code: 404 Not Found', 404],
  ['Chrome, German', 'Anfrage-URL: https://e.ch/\nAnfragemethode: GET\nStatuscode: 404 Not Found', 404],
  ['Chrome, German, on two lines', 'Anfragemethode\nGET\nStatuscode\n404 Not Found', 404],
  ['Firefox, German', 'GET https://e.ch/\nStatus\n404\nVersion\nHTTP/2', 404],
]

/** Sources that do not begin with a tag, or are not whole. */
export const dirtySources: [what: string, text: string][] = [
  [
    'a byte order mark',
    '\uFEFF<!doctype html><html><head><meta name="robots" content="noindex"></head><body><p>Text',
  ],
  ['white space', '\n\n   <meta name="robots" content="noindex"><p>Text'],
  ['CRLF', '<html>\r\n<head>\r\n<meta name="robots"\r\n content="noindex">\r\n<body><p>Text'],
  ['entities', '<meta name="robots" content="no&#105;ndex"><p>Text'],
  ['capitals', '<META NAME=ROBOTS CONTENT=NOINDEX><P>Text'],
  ['half a document', '<meta name="robots" content="noindex"></head><body><p>Text'],
]
