import type { Question } from './ask.ts'
import { files } from '../site/built-site.ts'

/** A request and what every host answers. */
export interface HostRequest extends Question {
  path: string
  status: number
  /** What the answer's headers are; undefined: not there. */
  expected?: Record<string, RegExp | undefined>
  /** The file of `dist/` that is sent, where one is. */
  file?: string
}

const asset = `/${files.find((file) => /^assets\/.+\.js$/.test(file))}`
const page = '/knowledge-base/entity-seo'

const html = { 'content-type': /^text\/html; ?charset=utf-8$/ }
const askedEachTime = { 'cache-control': /^public, max-age=0, must-revalidate$/ }
const keptForAYear = { 'cache-control': /^public, max-age=31536000, immutable$/ }
const isNotFound: HostRequest[] = [
  '/kontakt',
  '/Contact',
  '/services',
  '/services/',
  '/contact/x',
  '/contact/x/',
  `${page}/x`,
  '/knowledge-base/nichts/',
  '/knowledge-base/nichts.html',
  '/assets',
  '/assets/',
  '/assets/gone-12345678.js',
  '/assets/gone-12345678.js?v=1',
  '/feed.xml/',
  '/feed.xml.html',
  '/404',
  '/404/',
  '/404.html',
  '//contact',
  '//contact/',
  '/knowledge-base//entity-seo',
  '/knowledge-base%2fentity-seo',
  '/contact%2F',
  '/knowledge-base%5Centity-seo',
  '/_headers',
  '/%5Fheaders',
  '/_redirects',
  '/_nginx.conf',
  '/__forms',
  '/__forms.html',
  '/contact.html.br',
  '/contact.html%2Ebr',
  '/feed.xml.gz',
  '/.git/config',
  '/package.json',
].map((path) => ({
  path,
  status: 404,
  file: '404.html',
  expected: { ...html, 'cache-control': /^no-cache$/, 'x-robots-tag': undefined, location: undefined },
}))

const isFile: HostRequest[] = [
  { path: '/', file: 'index.html', type: html['content-type'] },
  { path: '/contact', file: 'contact.html', type: html['content-type'] },
  { path: '/knowledge-base', file: 'knowledge-base.html', type: html['content-type'] },
  { path: page, file: `${page.slice(1)}.html`, type: html['content-type'] },
  { path: `${page}?utm_source=x&a=%2F`, file: `${page.slice(1)}.html`, type: html['content-type'] },
  { path: '/%63ontact', file: 'contact.html', type: html['content-type'] },
  { path: `${page}.md`, file: `${page.slice(1)}.md`, type: /^text\/markdown; ?charset=utf-8$/i },
  { path: '/feed.xml', file: 'feed.xml', type: /xml; ?charset=utf-8$/ },
  { path: '/sitemap.xml', file: 'sitemap.xml', type: /xml; ?charset=utf-8$/ },
  { path: '/robots.txt', file: 'robots.txt', type: /^text\/plain; ?charset=utf-8$/ },
  { path: '/llms.txt', file: 'llms.txt', type: /^text\/plain; ?charset=utf-8$/ },
  { path: '/content-hashes.json', file: 'content-hashes.json', type: /^application\/json$/ },
  {
    path: '/.well-known/security.txt',
    file: '.well-known/security.txt',
    type: /^text\/plain; ?charset=utf-8$/,
  },
  { path: '/icon.svg', file: 'icon.svg', type: /^image\/svg\+xml$/ },
  { path: '/favicon.ico', file: 'favicon.ico', type: /^image\/x-icon$/ },
].map(({ path, file, type }) => ({
  path,
  file,
  status: 200,
  expected: { 'content-type': type, ...askedEachTime, etag: /./, 'last-modified': /GMT$/ },
}))

const isMoved: HostRequest[] = [
  ['/contact/', '/contact'],
  ['/contact//', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact/index.html', '/contact'],
  ['/contact/?utm_source=x&a=%2F', '/contact?utm_source=x&a=%2F'],
  ['/contact.html?a=b', '/contact?a=b'],
  ['/knowledge-base/', '/knowledge-base'],
  ['/knowledge-base/index.html', '/knowledge-base'],
  [`${page}/`, page],
  [`${page}.html`, page],
  ['/index.html', '/'],
  ['/index.html?a=b', '/?a=b'],
  ['/index', '/'],
].map(([path = '', target]) => ({ path, status: 301, expected: { location: RegExp(`^${escape(target)}$`) } }))

const methods: HostRequest[] = [
  { path: '/contact', method: 'HEAD', status: 200, expected: { ...html, 'content-length': /^\d{4,}$/ } },
  { path: '/kontakt', method: 'HEAD', status: 404, expected: html },
  { path: '/contact/', method: 'HEAD', status: 301, expected: { location: /^\/contact$/ } },
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({
    path: '/contact',
    method,
    status: 405,
    expected: { allow: /^GET, HEAD(, POST)?$/ },
  })),
  ...['/kontakt', '/feed.xml', asset, '/_headers', '/__forms'].map((path) => ({
    path,
    method: 'POST',
    body: 'a=b',
    status: 405,
    expected: { allow: /^GET, HEAD(, POST)?$/ },
  })),
]

const assets: HostRequest[] = [
  {
    path: asset,
    status: 200,
    file: asset.slice(1),
    expected: { 'content-type': /javascript/, ...keptForAYear },
  },
  { path: `${asset}?v=1`, status: 200, file: asset.slice(1), expected: keptForAYear },
  { path: `${asset}/`, status: 404, file: '404.html', expected: html },
]

/** A far day, because nothing of the site was changed after it. */
const later = 'Fri, 31 Dec 2100 23:59:59 GMT'

const conditions: HostRequest[] = [
  {
    path: '/contact',
    headers: { 'if-none-match': '*' },
    status: 304,
    expected: { 'content-type': undefined },
  },
  { path: '/contact', headers: { 'if-none-match': '"other"' }, status: 200, file: 'contact.html' },
  { path: '/contact', headers: { 'if-modified-since': later }, status: 304 },
  { path: '/contact', headers: { 'if-modified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' }, status: 200 },
  { path: '/contact', headers: { 'if-modified-since': 'gestern' }, status: 200 },
  { path: '/contact', headers: { 'if-none-match': '"other"', 'if-modified-since': later }, status: 200 },
  { path: '/kontakt', headers: { 'if-none-match': '*' }, status: 404 },
]

const size = 'content-range'
const ranges: HostRequest[] = [
  {
    path: '/contact',
    headers: { range: 'bytes=0-9' },
    status: 206,
    expected: { [size]: /^bytes 0-9\/\d+$/ },
  },
  {
    path: '/contact',
    headers: { range: 'bytes=10-' },
    status: 206,
    expected: { [size]: /^bytes 10-\d+\/\d+$/ },
  },
  { path: '/contact', headers: { range: 'bytes=-10' }, status: 206, expected: { 'content-length': /^10$/ } },
  {
    path: '/contact',
    headers: { range: 'bytes=99999999-' },
    status: 416,
    expected: { [size]: /^bytes \*\/\d+$/ },
  },
  { path: '/contact', headers: { range: 'pages=1-2' }, status: 200, expected: { [size]: undefined } },
  {
    path: '/contact',
    headers: { range: 'bytes=0-9', 'if-range': '"other"' },
    status: 200,
    expected: { [size]: undefined },
  },
  { path: '/kontakt', headers: { range: 'bytes=0-9' }, status: 404 },
]

/** Each one is answered alike by every host of the built site. */
export const hostRequests: HostRequest[] = [
  ...isFile,
  ...isMoved,
  ...isNotFound,
  ...methods,
  ...assets,
  ...conditions,
  ...ranges,
]

function escape(text = ''): string {
  return text.replace(/[.?*+]/g, String.raw`\$&`)
}
