import type { Redirect } from '../content/redirects.ts'
import { askedEachTime, type HeaderRule, neverKept } from './host-files.ts'
import { mediaTypes } from './media-types.ts'
import type { OutputFile } from '../output-file.ts'

/**
 * `_headers` and `_redirects` as a configuration that `deploy/nginx.conf` includes. It is in `dist/`, because the Content-Security-Policy has hashes of
 * this build.
 */
export function nginxRules(rules: HeaderRule[], redirects: Redirect[], host: string): OutputFile {
  const names = new Set(['Cache-Control', ...rules.flatMap((rule) => rule.headers.map(([name]) => name))])
  return {
    path: '_nginx.conf',
    content: [
      '# Made by the build from the rules of _headers and _redirects; deploy/nginx.conf includes it.',
      // Without a name, nginx answers with its first site, on Debian the default one. certbot needs the name, too.
      `server_name ${host};`,
      'types {',
      ...Object.entries(mediaTypes).map(([extension, type]) => `  ${quoted(type)} ${extension};`),
      '}',
      ...[...names].flatMap((name) => header(name, rules)),
      ...redirects.flatMap(({ from, to }) =>
        [from, `${from}/`].map((path) => `location = ${path} { return 301 ${to}$is_args$args; }`),
      ),
      '',
    ].join('\n'),
  }
}

/**
 * Sets a variable for each header, because an `add_header` in a location drops those of the server. nginx runs these lines again for the 404 page, so
 * that a missing asset is not cached for a year.
 */
function header(name: string, rules: HeaderRule[]): string[] {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
  const pathsOf = new Map<string, string[]>()
  for (const { path, headers } of rules)
    for (const [, value] of headers.filter(([other]) => other === name))
      pathsOf.set(value, [...(pathsOf.get(value) ?? []), path])
  const isKept = name === 'Cache-Control'
  return [
    `set ${variable} ${quoted(isKept ? askedEachTime : '')};`,
    ...[...pathsOf].map(([value, paths]) => assign(variable, value, paths)),
    ...(isKept ? [assign(variable, neverKept, ['/404.html'])] : []),
    `add_header ${name} ${variable} always;`,
  ]
}

function assign(variable: string, value: string, paths: string[]): string {
  if (paths.includes('/*')) return `set ${variable} ${quoted(value)};`
  return `if ($uri ~ ${quoted(`^(?:${paths.map(pattern).join('|')})$`)}) { set ${variable} ${quoted(value)}; }`
}

function pattern(path: string): string {
  return path.replace(/[.+?^()[\]{}|]/g, String.raw`\$&`).replace(/\*$/, '.*')
}

/** Quotes a string. nginx expands `$name` even in quotes and has no escape for `$`, so it is allowed only at the end, as in a pattern. */
function quoted(text: string): string {
  if (/["\n]|\$(?!$)/.test(text)) throw new Error(`nginx cannot hold ${text}`)
  return `"${text}"`
}
