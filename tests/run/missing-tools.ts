import { spawnSync } from 'node:child_process'

/** What some tests need besides Node and a browser. They are skipped where it is missing. */
const optional = [
  {
    command: 'java',
    promise: 'that the HTML is valid (Nu Html Checker)',
    install: 'apt-get install -y default-jre-headless',
  },
  {
    command: 'nginx',
    promise: 'that nginx answers as npm start does',
    install: 'apt-get install -y nginx libnginx-mod-http-brotli-static',
  },
]

/** What was not tested on this machine, a line each. */
export function untested(): string[] {
  return optional
    .filter(({ command }) => spawnSync(command, ['-version']).error)
    .map(
      ({ command, promise, install }) => `Not tested: ${promise}. There is no ${command} here (${install}).`,
    )
}
