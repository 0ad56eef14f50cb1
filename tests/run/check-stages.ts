export const results = 'test-results'

/** A check, which is one command. */
export interface Step {
  name: string
  command: string
  /** The step that must have passed before. */
  needs?: 'build'
  /** What to do after a failure, if the command does not say so. */
  remedy?: string
  /** The report of the tests in this step. */
  report?: { runner: 'vitest' | 'playwright'; file: string }
}

/**
 * All checks of CI, with or without tests. The steps of a stage run in parallel, because each leaves a core free. The build checks the texts. With tests
 * there is no audit step, because a site test runs the audit.
 */
export function stages({ withTests }: { withTests: boolean }): Step[][] {
  return [
    // The types of links depend on the route tree.
    [{ name: 'Routen', command: 'tsx ssg/content/run-route-tree.ts' }],
    withTests ? [...ofSources, browser] : ofSources,
    ...(withTests ? [[vitest('unit tests', 'unit', 'unit-browser')]] : []),
    [{ name: 'build', command: 'vite build --logLevel warn' }],
    ...(withTests
      ? [[{ ...vitest('site tests', 'site'), needs: 'build' as const }, anotherIdentity], [e2eTests]]
      : [[{ name: 'audit', command: 'tsx audit/run-audit.ts --brief', needs: 'build' as const }]]),
  ]
}

/** Static checks of the sources. */
const ofSources: Step[] = [
  { name: 'Format', command: 'oxfmt --check .', remedy: '`npm run format` bringt es in Ordnung' },
  { name: 'Code', command: 'oxlint --type-aware' },
  { name: 'Stylesheets', command: 'stylelint "src/**/*.css"' },
  {
    name: 'Rechtschreibung',
    command: `cspell ${cached('spelling')} --no-progress --quiet "src/content/**/*.{mdx,yaml}" "src/**/*.{ts,tsx}"`,
    remedy:
      'ein Name, der richtig ist, kommt in den Kopf seines Textes, `# cspell:words Olten Aareweg`; ein Wort für alle Texte in src/content/words.txt, eines im Code in cspell.json',
  },
  // One checker, because each would check the types of the libraries again, on the same two cores.
  { name: 'Typen', command: 'tsc --noEmit --checkers 1' },
  { name: 'unbenutzter Code', command: `knip ${cached('unused')} --no-progress` },
]

/** Options that cache the findings of unchanged files. They save an author a third of the time. */
function cached(name: string): string {
  return `--cache --cache-location node_modules/.cache/${name}`
}

/** The report of the tests with another operator's data. */
export const identityReport = `${results}/another-identity.json`

const anotherIdentity: Step = {
  name: 'another identity',
  command: 'tsx tests/run/run-identity.ts',
  needs: 'build',
  remedy: 'a test or a text knows the example; `npm run test:identity` is this step',
  report: { runner: 'vitest', file: identityReport },
}

const browser: Step = { name: 'browser', command: 'tsx tests/run/ensure-browser.ts' }

const e2eTests: Step = {
  name: 'e2e tests',
  command: 'playwright test',
  needs: 'build',
  report: { runner: 'playwright', file: `${results}/e2e.json` },
}

function vitest(name: string, ...projects: string[]): Step {
  const file = `${results}/${name.replace(' ', '-')}.json`
  const options = projects.map((project) => `--project ${project}`).join(' ')
  const command = `vitest run ${options} --reporter default --reporter json --outputFile.json=${file}`
  return { name, command, report: { runner: 'vitest', file } }
}
