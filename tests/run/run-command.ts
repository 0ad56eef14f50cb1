import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'

interface Ended {
  /** The output, if it was not printed. */
  said: string
  isFine: boolean
}

/** Runs a command and prints its output. */
export async function run(command: string): Promise<Ended> {
  return { said: '', isFine: await isFine(spawn(command, { shell: true, stdio: 'inherit' })) }
}

/** Runs a command and returns its output, so that the outputs of parallel commands do not mix. */
export async function runQuietly(command: string): Promise<Ended> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said, fine] = await Promise.all([text(child.stdout), isFine(child)])
  return { said: said && `\n${said}`, isFine: fine }
}

function isFine(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => child.on('close', (status) => resolve(status === 0)))
}
