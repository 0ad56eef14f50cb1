import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The same pages by another framework. */
export interface PeerProject {
  name: string
  /** By their path; `package.json` is made of the rest. */
  files: Record<string, string>
  /** Exact versions by name: figures of another day shall be comparable. */
  packages: Record<string, string>
  build: string
  /** Where the build puts the site. */
  output: string
}

/** Both frameworks need a newer Node than this site: npm has it as a package, and scripts take it before the machine's. */
const common = {
  node: '22.23.3',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '6.0.3',
  vite: '8.3.8',
}

export function writeProject({ name, files, packages, build }: PeerProject, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const dependencies = { ...common, ...packages }
  const manifest = { name, private: true, type: 'module', scripts: { build }, dependencies }
  const all = { 'package.json': JSON.stringify(manifest, null, 2), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, text)
  }
}
