import { spawnSync } from 'node:child_process'
import { identityFile } from '../ssg/check/identity/identity-source.ts'
import { tokensFile } from '../ssg/content/design-tokens.ts'
import { setUp } from './set-up.ts'

if (!process.stdin.isTTY) exit('`npm run setup` asks questions: run it in a terminal.')
try {
  await setUp(process.cwd(), { input: process.stdin, output: process.stdout })
} catch (error) {
  exit(error instanceof Error ? error.message : String(error))
}
// A list that has grown may need lines of its own.
spawnSync('npx', ['oxfmt', identityFile, tokensFile], { shell: true })

function exit(message: string): never {
  console.error(message)
  process.exit(1)
}
