import { setUp } from './set-up.ts'

if (!process.stdin.isTTY) exit('`npm run setup` stellt Fragen: Starten Sie es in einem Terminal.')
try {
  await setUp(process.cwd(), { input: process.stdin, output: process.stdout })
} catch (error) {
  exit(error instanceof Error ? error.message : String(error))
}

function exit(message: string): never {
  console.error(message)
  process.exit(1)
}
