import { execFileSync } from 'node:child_process'
import { readPeerSite } from './peer-site.ts'
import { writeProject } from './project.ts'
import { reactRouterProject } from './react-router.ts'
import { startProject } from './start.ts'

/**
 * `npm run bench:peers`: makes the pages of `dist` with TanStack Start and React Router, installs and builds both below `reports/peers`, and
 * says how to measure them beside this site.
 */
const site = readPeerSite('dist')
const sites = [startProject(site), reactRouterProject(site)].map((project) => {
  const folder = `reports/peers/${project.name}`
  writeProject(project, folder)
  for (const words of [
    ['install', '--no-audit', '--no-fund', '--no-package-lock'],
    ['run', 'build'],
  ]) {
    console.log(`\n${project.name}: npm ${words.join(' ')}`)
    execFileSync('npm', words, {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }
  return `--site ${project.name}=${folder}/${project.output}`
})
console.log(`\nnpm run bench -- --site ours=dist ${sites.join(' ')}`)
