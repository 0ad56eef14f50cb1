export const results = 'test-results'

/** One of the things that must be right. */
export interface Step {
  name: string
  command: string
  /** The step without which this one cannot be taken. */
  needs?: 'build'
  /** What to do where it is not, unless its own messages say so. */
  remedy?: string
  /** What reports the tests of this step, and where. */
  report?: { runner: 'vitest' | 'playwright'; file: string }
}

/**
 * Everything that CI checks, or without the tests. The steps of a stage run side by side, because each of them leaves a core free; the audit
 * is one of the site tests, and what is wrong with a text the build says.
 */
export function stages({ withTests }: { withTests: boolean }): Step[][] {
  return [
    // The types of all links come from it.
    [{ name: 'Routen', command: 'tsx ssg/content/run-route-tree.ts' }],
    withTests ? [...ofSources, browser] : ofSources,
    ...(withTests ? [[vitest('unit tests', 'unit', 'unit-browser')]] : []),
    [{ name: 'build', command: 'vite build --logLevel warn' }],
    ...(withTests
      ? [[{ ...vitest('site tests', 'site'), needs: 'build' as const }, anotherIdentity], [e2eTests]]
      : [[{ name: 'audit', command: 'tsx audit/run-audit.ts --brief', needs: 'build' as const }]]),
  ]
}

/** What is said of the files as they are written. */
const ofSources: Step[] = [
  { name: 'Format', command: 'oxfmt --check .', remedy: '`npm run format` bringt es in Ordnung' },
  { name: 'Code', command: 'oxlint --type-aware' },
  { name: 'Stylesheets', command: 'stylelint "src/**/*.css"' },
  {
    name: 'Rechtschreibung',
    command: `cspell ${cached('spelling')} --no-progress --quiet "src/content/**/*.mdx" "src/**/*.{ts,tsx}"`,
    remedy:
      'ein Name, der richtig ist, kommt in den Kopf seines Textes, `# cspell:words Olten Aareweg`; ein Wort für alle Texte in src/content/words.txt',
  },
  // One checker: others on the same two cores would check the types of the libraries once more.
  { name: 'Typen', command: 'tsc --noEmit --checkers 1' },
  { name: 'unbenutzter Code', command: `knip ${cached('unused')} --no-progress` },
]

/** Of an unchanged file the last finding counts: it saves an author a third of the wait. */
function cached(name: string): string {
  return `--cache --cache-location node_modules/.cache/${name}`
}

/** The report of the tests of a copy that belongs to another operator. */
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
