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
    [{ name: 'route tree', command: 'tsx ssg/content/run-route-tree.ts' }],
    withTests ? [...ofSources, browser] : ofSources,
    ...(withTests ? [[vitest('unit tests', 'unit', 'unit-browser')]] : []),
    [{ name: 'build', command: 'vite build --logLevel warn' }],
    ...(withTests
      ? [[{ ...vitest('site tests', 'site'), needs: 'build' as const }, anotherIdentity], [e2eTests]]
      : [[{ name: 'audit', command: 'tsx audit/run-audit.ts', needs: 'build' as const }]]),
  ]
}

/** What is said of the files as they are written. */
const ofSources: Step[] = [
  { name: 'format', command: 'oxfmt --check .', remedy: '`npm run format` puts it right' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'styles', command: 'stylelint "src/**/*.css"' },
  {
    name: 'spelling',
    command: 'cspell --no-progress --quiet "src/content/**/*.mdx" "src/**/*.{ts,tsx}"',
    remedy: 'a word that is right belongs into src/content/words.txt',
  },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'unused code', command: 'knip --no-progress' },
]

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
