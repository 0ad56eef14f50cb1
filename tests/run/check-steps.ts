export const results = 'test-results'

/** A check, which is one command. */
export interface Step {
  name: string
  command: string
  /** The names of the steps that must have passed before. */
  needs?: string[]
  /** What to do after a failure, if the command does not say so. */
  remedy?: string
  /** The report of the tests in this step. */
  report?: { runner: 'vitest' | 'playwright'; file: string }
}

/**
 * All checks of CI, with or without tests. The first one whose needs have passed starts next. The build checks the texts. With tests there is no audit step, because a
 * site test runs the audit.
 */
export function steps({ withTests }: { withTests: boolean }): Step[] {
  return withTests
    ? [routes, build, browser, ...ofSources, e2eTests, siteTests, anotherIdentity, unitTests]
    : [routes, build, ...ofSources, audit]
}

// The types of links depend on the route tree, which the build writes as well.
const routes: Step = { name: 'Routen', command: 'tsx ssg/content/run-route-tree.ts' }

const build: Step = { name: 'build', command: 'vite build --logLevel warn', needs: ['Routen'] }

/** Static checks of the sources. */
const ofSources: Step[] = [
  { name: 'Format', command: 'oxfmt --check .', remedy: '`npm run format` bringt es in Ordnung' },
  { name: 'Code', command: 'oxlint --type-aware', needs: ['Routen'] },
  { name: 'Stylesheets', command: 'stylelint "src/**/*.css"' },
  {
    name: 'Rechtschreibung',
    command: `cspell --cache --cache-location node_modules/.cache/spelling --no-progress --quiet "src/content/**/*.{mdx,yaml}" "src/**/*.{ts,tsx}"`,
    remedy:
      'ein Name, der richtig ist, kommt in den Kopf seines Textes, `# cspell:words Olten Aareweg`; ein Wort für alle Texte in src/content/words.txt, eines im Code in cspell.json',
  },
  // One checker, because each would check the types of the libraries again, on the same two cores.
  { name: 'Typen', command: 'tsc --noEmit --checkers 1', needs: ['Routen'] },
  { name: 'unbenutzter Code', command: 'knip --no-progress', needs: ['Routen'] },
]

const audit: Step = { name: 'audit', command: 'tsx audit/run-audit.ts --brief', needs: ['build'] }

const browser: Step = { name: 'browser', command: 'tsx tests/run/ensure-browser.ts' }

/** They wait for the browser for a third of their time, in which other steps use the processor. */
const e2eTests: Step = {
  name: 'e2e tests',
  command: 'playwright test',
  needs: ['build', 'browser'],
  report: { runner: 'playwright', file: `${results}/e2e.json` },
}

const unitTests: Step = { ...vitest('unit tests', 'unit', 'unit-browser'), needs: ['Routen'] }

const siteTests: Step = { ...vitest('site tests', 'site'), needs: ['build'] }

/** The report of the tests with another operator's data. */
export const identityReport = `${results}/another-identity.json`

const anotherIdentity: Step = {
  name: 'another identity',
  command: 'tsx tests/run/run-identity.ts',
  needs: ['build'],
  remedy: 'a test or a text knows the example; `npm run test:identity` is this step',
  report: { runner: 'vitest', file: identityReport },
}

function vitest(name: string, ...projects: string[]): Step {
  const file = `${results}/${name.replace(' ', '-')}.json`
  const options = projects.map((project) => `--project ${project}`).join(' ')
  const command = `vitest run ${options} --reporter default --reporter json --outputFile.json=${file}`
  return { name, command, report: { runner: 'vitest', file } }
}
