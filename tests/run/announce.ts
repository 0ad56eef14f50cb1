import { spawnSync } from 'node:child_process'
import type { Step } from './check-stages.ts'

/** What comes, how long it takes, and which tests will be skipped on this machine: before anything has run. */
export function announcement(stages: Step[][], duration: string): string {
  const names = stages.map((stage) => stage.map(({ name }) => name).join(', '))
  return [`${names.join(' → ')}: ${duration}`, ...optional.filter(isMissing).map(skipped)].join('\n')
}

interface Tool {
  command: string
  tests: string
  install: string
}

/** What some tests need besides Node and a browser. */
const optional: Tool[] = [
  {
    command: 'java',
    tests: 'the Nu Html Checker',
    install: 'apt-get install -y default-jre-headless',
  },
  {
    command: 'nginx',
    tests: 'the requests to nginx',
    install: 'apt-get install -y nginx libnginx-mod-http-brotli-static',
  },
]

/** Java knows `-version`; nginx starts nothing when it is asked so. */
function isMissing({ command }: Tool): boolean {
  return spawnSync(command, ['-version']).error !== undefined
}

function skipped({ command, tests, install }: Tool): string {
  return `Skipped, because there is no ${command} here: ${tests} (${install})`
}
