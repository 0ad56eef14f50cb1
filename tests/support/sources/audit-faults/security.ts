import { hashOf } from '../../../../audit/site/content-security-policy.ts'
import { type Fault, remove, replace, show, write } from './fault.ts'

const file = 'contact.html'
const everyPage = ['index.html', 'contact.html', 'knowledge-base/entity-seo.html', '404.html']
const key = (...parts: string[]) => parts.join('')

const securityTxt = '.well-known/security.txt'

export const securityFaults: Record<string, Fault[]> = {
  'foreign-origins': [
    {
      seed: show(file, '<img src="https://cdn.example/a.svg">'),
      findings: ['dist/contact.html: lädt https://cdn.example/a.svg'],
    },
    {
      seed: show(file, '<link rel="preconnect" href="https://cdn.example">'),
      findings: ['dist/contact.html: lädt https://cdn.example'],
    },
    {
      seed: show(file, '<img srcset="/figure.svg 1x, //cdn.example/a.webp 2x">'),
      findings: ['dist/contact.html: lädt //cdn.example/a.webp'],
    },
    {
      seed: replace(file, 'margin: 0', 'background: url("https://cdn.example/a.svg")'),
      findings: ['dist/contact.html: lädt https://cdn.example/a.svg'],
    },
  ],
  'mixed-content': [
    {
      seed: show(file, '<a href="http://example.org/">a</a>'),
      findings: ['dist/contact.html: http://example.org/ ist unverschlüsselt'],
    },
    {
      seed: show(file, '<img src="http://www.seite.example/figure.svg">'),
      findings: ['dist/contact.html: http://www.seite.example/figure.svg ist unverschlüsselt'],
    },
  ],
  'content-security-policy': [
    {
      seed: replace('_headers', "default-src 'none'", "default-src 'self'"),
      findings: everyPage.map((name) => `dist/${name}: default-src ist nicht 'none'`),
    },
    {
      seed: replace('_headers', "; trusted-types 'none'", ''),
      findings: everyPage.map((name) => `dist/${name}: trusted-types ist nicht 'none'`),
    },
    {
      seed: replace('_headers', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      findings: everyPage.map((name) => `dist/${name}: script-src erlaubt 'unsafe-inline'`),
    },
  ],
  'policy-hashes': [
    {
      seed: replace(file, 'margin: 0', 'margin: 1px'),
      findings: [`dist/contact.html: die Policy erlaubt <style> mit ${hashOf('p { margin: 1px }')} nicht`],
    },
    {
      seed: show(file, '<script>go()</script>'),
      findings: [`dist/contact.html: die Policy erlaubt <script> mit ${hashOf('go()')} nicht`],
    },
    {
      seed: replace('_headers', "script-src 'self'", `script-src 'self' ${hashOf('gone()')}`),
      findings: [`dist/_headers: keine Seite braucht ${hashOf('gone()')}`],
    },
  ],
  'inline-attributes': [
    {
      seed: show(file, '<p style="color: red">a</p>'),
      findings: ['dist/contact.html: <p> hat das Attribut style'],
    },
    {
      seed: show(file, '<svg onload="go()"></svg>'),
      findings: ['dist/contact.html: <svg> hat das Attribut onload'],
    },
  ],
  'response-headers': [
    {
      seed: replace('_headers', '  X-Content-Type-Options: nosniff\n', ''),
      findings: ['/', '/contact', '/knowledge-base/entity-seo', '/404'].map(
        (path) => `dist/_headers: ${path}: x-content-type-options ist nicht gesetzt`,
      ),
    },
    {
      seed: replace('_headers', 'max-age=63072000', 'max-age=86400'),
      findings: ['/', '/contact', '/knowledge-base/entity-seo', '/404'].map(
        (path) => `dist/_headers: ${path}: strict-transport-security ist max-age=86400`,
      ),
    },
  ],
  // In parts, so that scanners of the sources are not alarmed.
  secrets: [
    {
      seed: write('assets/vendor-1.js', `"${key('AKIA', 'ABCDEFGHIJKLMNOP')}"`),
      findings: ['dist/assets/vendor-1.js: enthält einen Schlüssel von AWS'],
    },
    {
      seed: write('notes.txt', key('-----BEGIN ', 'RSA PRIVATE KEY-----')),
      findings: ['dist/notes.txt: enthält einen privaten Schlüssel'],
    },
    {
      seed: show(file, key('https://user', ':geheim@', 'example.org')),
      findings: ['dist/contact.html: enthält ein Passwort in einer Adresse'],
    },
  ],
  'source-maps': [
    {
      seed: write('assets/app-1.js.map', '{}'),
      findings: ['dist/assets/app-1.js.map: ist eine Source Map oder verweist auf eine'],
    },
    {
      seed: write('assets/vendor-1.js', '"vendor"\n//# sourceMappingURL=vendor.js.map'),
      findings: ['dist/assets/vendor-1.js: ist eine Source Map oder verweist auf eine'],
    },
  ],
  'local-paths': [
    {
      seed: write('assets/vendor-1.js', '"/home/anna/site/src/app.tsx"'),
      findings: ['dist/assets/vendor-1.js: nennt /home/anna/site'],
    },
    {
      seed: write('assets/vendor-1.js', String.raw`"C:\Users\anna\site"`),
      findings: [String.raw`dist/assets/vendor-1.js: nennt C:\Users\a`],
    },
    {
      seed: write('assets/vendor-1.js', '"../node_modules/react/index.js"'),
      findings: ['dist/assets/vendor-1.js: nennt /node_modules/r'],
    },
  ],
  'security-txt': [
    { seed: remove(securityTxt), findings: [`dist/${securityTxt}: fehlt`] },
    {
      seed: replace(securityTxt, 'Contact', 'Canonical'),
      findings: [`dist/${securityTxt}: nennt keinen Kontakt`],
    },
    {
      seed: replace(securityTxt, 'Expires', 'Until'),
      findings: [`dist/${securityTxt}: nennt kein Ablaufdatum`],
    },
    {
      seed: replace(securityTxt, '2027-11-21T00', '2026-11-21T11'),
      findings: [`dist/${securityTxt}: ist abgelaufen`],
    },
    {
      seed: replace(securityTxt, '2027-11-21', '2026-12-21'),
      findings: [`dist/${securityTxt}: läuft in 29 Tagen ab`],
    },
  ],
}
