import { createHash } from 'node:crypto'
import { toString } from 'hast-util-to-string'
import { canParseUrl } from '../src/lib/can-parse-url.ts'
import { type Finding, type Group, inFile, onEveryPage, onPage, type Rule } from './rule.ts'
import { type AuditedPage, everyPage, filesNamed, textFiles, textOf } from './site/audited-site.ts'
import { attribute, attributes, elements } from './site/elements.ts'
import { sources } from './sources.ts'

const foreignOrigins: Rule = {
  id: 'foreign-origins',
  title: 'Keine Seite lädt etwas von fremden Servern',
  why: 'Jeder fremde Server erfährt, wer die Seite liest, und jede Verbindung kostet Zeit. Schriften, Bilder und Skripte kommen darum von hier.',
  source: sources.dataProtection,
  ...onEveryPage((page, { origin }) =>
    loadedAddresses(page)
      .filter((address) => {
        const base = origin + page.path
        return !canParseUrl(address, base) || new URL(address, base).origin !== origin
      })
      .map((address) => onPage(page, `lädt ${address}`, 'Von der eigenen Website ausliefern.', address)),
  ),
}

/** The addresses that a page loads by itself: of scripts, `<link>`, images and styles. */
function loadedAddresses({ tree }: AuditedPage): string[] {
  const all = elements(tree)
  const linked = all.filter(({ tagName }) => ['link', 'use', 'image', 'feImage'].includes(tagName))
  const fetched = linked.filter((element) => !/^(canonical|alternate)$/.test(attribute(element, 'rel') ?? ''))
  const styles = elements(tree, 'style').map((style) => toString(style))
  return [
    ...['src', 'poster', 'data', 'background'].flatMap((name) => attributes(all, name)),
    ...['srcSet', 'imageSrcSet'].flatMap((name) => attributes(all, name)).flatMap(candidates),
    ...['href', 'xLinkHref'].flatMap((name) => attributes(fetched, name)),
    ...styles.flatMap(namedInStyles),
  ]
}

function candidates(sourceSet: string): string[] {
  return sourceSet.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function namedInStyles(css: string): string[] {
  const named = css.matchAll(/(?:url\(|@import\s|image-set\()\s*["']?([^"')\s]*)/g)
  return [...named].map(([, address = '']) => address)
}

const mixedContent: Rule = {
  id: 'mixed-content',
  title: 'Alles ist verschlüsselt, auch die Ziele der Links',
  why: 'Unverschlüsselte Bausteine sperren Browser oder warnen davor, und wer einem http-Link folgt, reist einen Schritt weit offen.',
  source: sources.mixedContent,
  ...onEveryPage((page) => {
    const linked = ['href', 'action', 'formAction'].flatMap((name) => attributes(elements(page.tree), name))
    const open = new Set([...linked, ...loadedAddresses(page)].filter((address) => /^http:/i.test(address)))
    return [...open].map((address) =>
      onPage(page, `${address} ist unverschlüsselt`, 'Mit https angeben.', address),
    )
  }),
}

/** The required directives: nothing by default, no framing, Trusted Types. */
const required = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

const open = /^('unsafe-(inline|eval|hashes)'|\*|https?:|data:|blob:)$/

const contentSecurityPolicy: Rule = {
  id: 'content-security-policy',
  title: 'Eine strenge Content-Security-Policy schützt jede Seite',
  why: 'Sie sagt dem Browser, was laufen darf. Schleust jemand fremden Code ein, bleibt er wirkungslos.',
  source: sources.contentSecurityPolicy,
  ...onEveryPage((page) => {
    const policy = policyOf(page)
    const lacking = Object.entries(required).filter(
      ([directive, value]) => policy.get(directive)?.join() !== value,
    )
    const allowed = [...policy].flatMap(([directive, values]) =>
      values.map((value) => ({ directive, value })),
    )
    return [
      ...lacking.map(([directive, value]) =>
        onPage(page, `${directive} ist nicht ${value}`, 'In _headers setzen.'),
      ),
      ...allowed
        .filter(({ value }) => open.test(value))
        .map(({ directive, value }) =>
          onPage(page, `${directive} erlaubt ${value}`, 'Einzelne Quellen oder Hashes nennen.'),
        ),
    ]
  }),
}

function policyOf({ headers }: AuditedPage): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )
}

const policyHashes: Rule = {
  id: 'policy-hashes',
  title: 'Die Hashes der Policy sind die der Seiten',
  why: 'Weicht ein Hash ab, verweigert der Browser Stil oder Skript. Ein Hash, den keine Seite braucht, ist eine vergessene Tür.',
  source: sources.contentSecurityPolicy,
  covers: everyPage,
  check({ pages }) {
    const used = new Set(pages.flatMap((page) => inlineCode(page).map(({ hash }) => hash)))
    const allowed = new Set(
      pages.flatMap((page) =>
        [...policyOf(page).values()].flat().filter((source) => source.startsWith("'sha256-")),
      ),
    )
    return [
      ...pages.flatMap(refused),
      ...[...allowed]
        .filter((hash) => !used.has(hash))
        .map((hash) => inFile('_headers', `keine Seite braucht ${hash}`, 'Entfernen.')),
    ]
  },
}

function refused(page: AuditedPage): Finding[] {
  const policy = policyOf(page)
  return inlineCode(page)
    .filter(({ directive, hash }) => !policy.get(directive)?.includes(hash))
    .map(({ tagName, hash }) => {
      const hint = 'Code in eine Datei legen (src/boot.ts, Klassen) oder den Hash aufnehmen.'
      return onPage(page, `die Policy erlaubt <${tagName}> mit ${hash} nicht`, hint)
    })
}

/** Data blocks such as JSON-LD are no code. */
function inlineCode({ tree }: AuditedPage): { tagName: string; directive: string; hash: string }[] {
  const scripts = elements(tree, 'script', ({ src, type }) => !src && type !== 'application/ld+json')
  return [...scripts, ...elements(tree, 'style')].map((element) => ({
    tagName: element.tagName,
    directive: `${element.tagName}-src`,
    hash: hashOf(toString(element)),
  }))
}

export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

const expected: Record<string, RegExp> = {
  'strict-transport-security': /max-age=(3153[6-9]\d{3}|31[6-9]\d{5}|3[2-9]\d{6}|[4-9]\d{7}|\d{9,})/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer|strict-origin)$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
}

const responseHeaders: Rule = {
  id: 'response-headers',
  title: 'Jede Antwort trägt die Kopfzeilen, die Besuchende schützen',
  why: 'Sie erzwingen Verschlüsselung für mindestens ein Jahr, verhindern das Einbetten in fremde Seiten und geben anderen Websites nicht preis, was jemand gelesen hat.',
  source: sources.observatory,
  ...onEveryPage(({ path, headers }) =>
    Object.entries(expected)
      .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
      .map(([name]) => {
        const message = `${path}: ${name} ist ${headers.get(name) ?? 'nicht gesetzt'}`
        return inFile('_headers', message, 'In ssg/hosts/headers.ts setzen.')
      }),
  ),
}

const patterns: Record<string, RegExp> = {
  'einen privaten Schlüssel': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'einen Schlüssel von AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'einen Schlüssel von Google': /\bAIza[\w-]{35}\b/,
  'ein Token von GitHub': /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,})/,
  'ein Token von Slack': /\bxox[abprs]-[\w-]{10,}/,
  'einen Schlüssel von Stripe': /\b[sr]k_live_\w{20,}/,
  'einen Schlüssel eines KI-Dienstes': /\bsk-(?:ant-|proj-)?[\w-]{32,}/,
  'ein signiertes Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'ein Passwort in einer Adresse': /\bhttps?:\/\/[^\s/:@"']+:[^\s/:@"']+@/,
}

const secrets: Rule = {
  id: 'secrets',
  title: 'Keine Datei verrät Schlüssel oder Passwörter',
  why: 'Alles, was ein Browser lädt, ist öffentlich, und Programme suchen im Netz ständig nach solchen Zeichenfolgen.',
  source: sources.leakage,
  covers: textFiles,
  check: (site) =>
    textFiles(site).flatMap((file) => {
      const text = textOf(site, file) ?? ''
      return Object.entries(patterns)
        .filter(([, pattern]) => pattern.test(text))
        .map(([name]) => inFile(file, `enthält ${name}`, 'Entfernen und den Schlüssel sofort ersetzen.'))
    }),
}

const code = filesNamed(/\.(js|css|map)$/)

const sourceMaps: Rule = {
  id: 'source-maps',
  title: 'Keine Source Maps werden veröffentlicht',
  why: 'Sie enthalten den ganzen Quelltext samt Kommentaren und Pfaden. Zum Betrieb der Website braucht sie niemand.',
  source: sources.leakage,
  covers: code,
  check: (site) =>
    code(site)
      .filter((file) => file.endsWith('.map') || /[#@] sourceMappingURL=/.test(textOf(site, file) ?? ''))
      .map((file) => inFile(file, 'ist eine Source Map oder verweist auf eine', 'Beim Bauen abschalten.')),
}

/** Paths on a developer's or build machine. A URL path such as /work/x is none, because it follows a host. */
const local =
  /file:\/\/\/\w|\b[A-Z]:\\Users\\\w|(?<![\w.])\/(?:home|Users|root|private|builds?|workspace|github)\/[\w.-]+\/[\w.-]+|\/node_modules\/[\w@]/

const localPaths: Rule = {
  id: 'local-paths',
  title: 'Keine Datei nennt Pfade der Maschine, auf der gebaut wurde',
  why: 'Solche Pfade verraten Namen, Ordner und Werkzeuge. Angreifende beginnen mit genau diesen Angaben.',
  source: sources.leakage,
  covers: textFiles,
  check: (site) =>
    textFiles(site).flatMap((file) => {
      const [path] = local.exec(textOf(site, file) ?? '') ?? []
      if (path === undefined) return []
      return [inFile(file, `nennt ${path}`, 'Relativ angeben oder weglassen.')]
    }),
}

const path = '.well-known/security.txt'
const day = 24 * 60 * 60 * 1000

const notice = 30

/** A warning, because a build of an old commit must not fail. */
const securityTxt: Rule = {
  id: 'security-txt',
  title: 'security.txt sagt, wem man eine Sicherheitslücke meldet, und ist nicht abgelaufen',
  why: 'Wer eine Lücke findet, sucht dort den Kontakt. Nach dem Ablaufdatum gilt die Datei als veraltet, und die Meldung bleibt vielleicht aus.',
  source: sources.securityTxt,
  isWarning: true,
  covers: filesNamed(path),
  check(site) {
    const finding = (message: string, hint: string) => [inFile(path, message, hint)]
    const text = textOf(site, path)
    if (text === undefined) return finding('fehlt', 'Mit Contact und Expires anlegen.')
    const fields = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}:\\s*(.+)$`, 'gim'))].map(([, value = '']) => value.trim())
    const days = Math.floor((Date.parse(fields('Expires').join()) - site.now.getTime()) / day)
    const renew = 'Den Kontakt prüfen, `contactChecked` in src/content/site.yaml erneuern und neu ausliefern.'
    return [
      ...(fields('Contact').some((contact) => /^(mailto:.+@|https:\/\/|tel:)/.test(contact))
        ? []
        : finding('nennt keinen Kontakt', 'Eine Zeile «Contact: mailto:…» schreiben.')),
      ...(Number.isNaN(days)
        ? finding('nennt kein Ablaufdatum', 'Genau eine Zeile «Expires: 2027-11-21T00:00:00Z» schreiben.')
        : []),
      ...(days < 0 ? finding('ist abgelaufen', renew) : []),
      ...(days >= 0 && days < notice ? finding(`läuft in ${days} Tagen ab`, renew) : []),
    ]
  },
}

export const security: Group = {
  title: 'Sicherheit und Datenschutz',
  rules: [
    foreignOrigins,
    mixedContent,
    contentSecurityPolicy,
    policyHashes,
    responseHeaders,
    secrets,
    sourceMaps,
    localPaths,
    securityTxt,
  ],
}
