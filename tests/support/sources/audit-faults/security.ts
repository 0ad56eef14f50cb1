import { hashOf } from '../../../../audit/security.ts'
import { type Fault, fault, remove, replace, shown, write, written } from './fault.ts'

const everyPage = ['index.html', 'contact.html', 'knowledge-base/entity-seo.html', '404.html']
const key = (...parts: string[]) => parts.join('')
const securityTxt = '.well-known/security.txt'
const vendor = 'assets/vendor-1.js'

/** A fault in the Content-Security-Policy, which is a finding of every page. */
const inPolicy = (from: string, to: string, said: string) =>
  fault(replace('_headers', from, to), ...everyPage.map((name) => `${name}: ${said}`))
const inHeaders = (from: string, to: string, said: string) =>
  fault(
    replace('_headers', from, to),
    ...['/', '/contact', '/knowledge-base/entity-seo', '/404'].map((path) => `_headers: ${path}: ${said}`),
  )
const inScript = (code: string, said: string) => fault(write(vendor, code), `${vendor}: ${said}`)
const inContact = (from: string, to: string, said: string) =>
  fault(replace(securityTxt, from, to), `${securityTxt}: ${said}`)

export const securityFaults: Record<string, Fault[]> = {
  'foreign-origins': [
    shown('<img src="https://cdn.example/a.svg">', 'lädt https://cdn.example/a.svg'),
    shown('<link rel="preconnect" href="https://cdn.example">', 'lädt https://cdn.example'),
    shown('<img srcset="/figure.svg 1x, //cdn.example/a.webp 2x">', 'lädt //cdn.example/a.webp'),
    written('margin: 0', 'background: url("https://cdn.example/a.svg")', 'lädt https://cdn.example/a.svg'),
  ],
  'mixed-content': [
    shown('<a href="http://example.org/">a</a>', 'http://example.org/ ist unverschlüsselt'),
    shown(
      '<img src="http://www.seite.example/figure.svg">',
      'http://www.seite.example/figure.svg ist unverschlüsselt',
    ),
  ],
  'content-security-policy': [
    inPolicy("default-src 'none'", "default-src 'self'", "default-src ist nicht 'none'"),
    inPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'", "script-src erlaubt 'unsafe-inline'"),
  ],
  'policy-hashes': [
    written(
      'margin: 0',
      'margin: 1px',
      `die Policy erlaubt <style> mit ${hashOf('p { margin: 1px }')} nicht`,
    ),
    shown('<script>go()</script>', `die Policy erlaubt <script> mit ${hashOf('go()')} nicht`),
    fault(
      replace('_headers', "script-src 'self'", `script-src 'self' ${hashOf('gone()')}`),
      `_headers: keine Seite braucht ${hashOf('gone()')}`,
    ),
  ],
  'response-headers': [
    inHeaders('  X-Content-Type-Options: nosniff\n', '', 'x-content-type-options ist nicht gesetzt'),
    inHeaders('max-age=63072000', 'max-age=86400', 'strict-transport-security ist max-age=86400'),
  ],
  // In parts, so that secret scanners do not report this file.
  secrets: [
    inScript(`"${key('AKIA', 'ABCDEFGHIJKLMNOP')}"`, 'enthält einen Schlüssel von AWS'),
    fault(
      write('notes.txt', key('-----BEGIN ', 'RSA PRIVATE KEY-----')),
      'notes.txt: enthält einen privaten Schlüssel',
    ),
  ],
  'source-maps': [
    fault(
      write('assets/app-1.js.map', '{}'),
      'assets/app-1.js.map: ist eine Source Map oder verweist auf eine',
    ),
    inScript('"vendor"\n//# sourceMappingURL=vendor.js.map', 'ist eine Source Map oder verweist auf eine'),
  ],
  'local-paths': [
    inScript('"/home/anna/site/src/app.tsx"', 'nennt /home/anna/site'),
    inScript('"../node_modules/react/index.js"', 'nennt /node_modules/r'),
  ],
  'security-txt': [
    fault(remove(securityTxt), `${securityTxt}: fehlt`),
    inContact('Contact', 'Canonical', 'nennt keinen Kontakt'),
    inContact('Expires', 'Until', 'nennt kein Ablaufdatum'),
    inContact('2027-11-21T00', '2026-11-21T11', 'ist abgelaufen'),
    inContact('2027-11-21', '2026-12-21', 'läuft in 29 Tagen ab'),
  ],
}
