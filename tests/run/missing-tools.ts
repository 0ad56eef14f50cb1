import { spawnSync } from 'node:child_process'

/** Programs that some tests need. Without them these tests are skipped. */
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

/** Messages about tests that were skipped on this machine. */
export function untested(): string[] {
  return optional
    .filter(({ command }) => spawnSync(command, ['-version']).error)
    .map(
      ({ command, promise, install }) => `Not tested: ${promise}. There is no ${command} here (${install}).`,
    )
}
