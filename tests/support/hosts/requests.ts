import { files } from '../site/built-site.ts'
import { urls } from '../urls.ts'
import type { Question } from './ask.ts'

/** A request and the expected answer. */
export interface HostRequest extends Question {
  path: string
  status: number
  /** The expected headers; `undefined` for one that must be missing. */
  expected?: Record<string, RegExp | undefined>
  /** The file of `dist/` in the body, if any. */
  file?: string
}

const asset = `/${files.find((file) => /^assets\/.+\.js$/.test(file))}`
const article = urls.find((url) => url.startsWith('/knowledge-base/')) ?? ''
const [, folder = '', name = ''] = article.split('/')

const ofHtml = /^text\/html; ?charset=utf-8$/
const ofText = /^text\/plain; ?charset=utf-8$/
const ofXml = /xml; ?charset=utf-8$/
const html = { 'content-type': ofHtml }
const allow = { allow: /^GET, HEAD(, POST)?$/ }
const keptForAYear = { 'cache-control': /^public, max-age=31536000, immutable$/ }

const sent: [path: string, file: string, type: RegExp][] = [
  ['/', 'index.html', ofHtml],
  ['/contact', 'contact.html', ofHtml],
  ['/knowledge-base', 'knowledge-base.html', ofHtml],
  [article, `${article.slice(1)}.html`, ofHtml],
  [`${article}?utm_source=x&a=%2F`, `${article.slice(1)}.html`, ofHtml],
  ['/%63ontact', 'contact.html', ofHtml],
  [`${article}.md`, `${article.slice(1)}.md`, /^text\/markdown; ?charset=utf-8$/i],
  ['/feed.xml', 'feed.xml', ofXml],
  ['/sitemap.xml', 'sitemap.xml', ofXml],
  ['/robots.txt', 'robots.txt', ofText],
  ['/.well-known/security.txt', '.well-known/security.txt', ofText],
  ['/icon.svg', 'icon.svg', /^image\/svg\+xml$/],
  ['/favicon.ico', 'favicon.ico', /^image\/x-icon$/],
]

const moved: [path: string, target: string][] = [
  ['/contact/', '/contact'],
  ['/contact//', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact/index.html', '/contact'],
  ['/contact/?utm_source=x&a=%2F', '/contact?utm_source=x&a=%2F'],
  ['/knowledge-base/', '/knowledge-base'],
  [`${article}.html`, article],
  ['/index.html', '/'],
  ['/index', '/'],
]

const unknown = [
  `/kontakt /Contact /services /services/ /contact/x /contact/x/ ${article}/x /knowledge-base/nichts/`,
  `/knowledge-base/nichts.html /assets /assets/ ${asset}/ /assets/gone-12345678.js /assets/gone-12345678.js?v=1`,
  `/feed.xml/ /feed.xml.html /404 /404/ /404.html //contact //contact/ /contact%2F`,
  `/${folder}//${name} /${folder}%2f${name} /${folder}%5C${name} /_headers /%5Fheaders /_redirects /_nginx.conf`,
  '/__forms /__forms.html /contact.html.br /contact.html%2Ebr /feed.xml.gz /.git/config /package.json',
].flatMap((line) => line.split(' '))

/** A day after the last change of every file. */
const later = 'Fri, 31 Dec 2100 23:59:59 GMT'
const contact = (headers: Record<string, string>, status: number, expected = {}) => {
  return { path: '/contact', headers, status, expected }
}
/** The requests that every host must answer alike. */
export const hostRequests: HostRequest[] = [
  ...sent.map(([path, file, type]) => {
    const asked = {
      'cache-control': /^public, max-age=0, must-revalidate$/,
      etag: /./,
      'last-modified': /GMT$/,
    }
    return { path, file, status: 200, expected: { 'content-type': type, ...asked } }
  }),
  ...moved.map(([path, to]) => {
    return { path, status: 301, expected: { location: RegExp(`^${to.replace(/[.?*+]/g, '\\$&')}$`) } }
  }),
  ...unknown.map((path) => {
    const left = { 'x-robots-tag': undefined, location: undefined }
    return {
      path,
      status: 404,
      file: '404.html',
      expected: { ...html, ...left, 'cache-control': /^no-cache$/ },
    }
  }),
  { path: '/contact', method: 'HEAD', status: 200, expected: { ...html, 'content-length': /^\d{4,}$/ } },
  { path: '/kontakt', method: 'HEAD', status: 404, expected: html },
  { path: '/contact/', method: 'HEAD', status: 301, expected: { location: /^\/contact$/ } },
  ...['PUT', 'OPTIONS', 'PROPFIND'].map((method) => {
    return { path: '/contact', method, status: 405, expected: allow }
  }),
  ...['/kontakt', '/feed.xml', asset, '/_headers', '/__forms'].map((path) => {
    return { path, method: 'POST', body: 'a=b', status: 405, expected: allow }
  }),
  {
    path: asset,
    status: 200,
    file: asset.slice(1),
    expected: { 'content-type': /javascript/, ...keptForAYear },
  },
  { path: `${asset}?v=1`, status: 200, file: asset.slice(1), expected: keptForAYear },
  contact({ 'if-none-match': '*' }, 304, { 'content-type': undefined }),
  { ...contact({ 'if-none-match': '"other"' }, 200), file: 'contact.html' },
  contact({ 'if-modified-since': later }, 304),
  contact({ 'if-modified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' }, 200),
  contact({ 'if-modified-since': 'gestern' }, 200),
  contact({ 'if-none-match': '"other"', 'if-modified-since': later }, 200),
  { path: '/kontakt', headers: { 'if-none-match': '*' }, status: 404 },
]
