import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'

/** Narrower than any phone: the bar of MiniBrowser would keep its window at 447 px. */
const narrowBar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }'

/** What WebKitGTK needs in a container without a screen, a graphics card and user namespaces. */
function webkitEnvironment(configFolder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LC_ALL: 'C.utf8',
    XDG_CONFIG_HOME: configFolder,
  }
}

/** Runs a command on a screen of its own; what it starts ends with it. */
export function onScreen(command: string[]): { errors: NodeJS.ReadableStream; end: () => void } {
  const configFolder = mkdtempSync(`${tmpdir()}/webkit-`)
  mkdirSync(`${configFolder}/gtk-3.0`)
  writeFileSync(`${configFolder}/gtk-3.0/gtk.css`, narrowBar)
  const screen = ['-a', '-s', '-screen 0 1400x1000x24']
  // A group of its own, because a driver that is killed alone leaves its browsers behind.
  const child = spawn('xvfb-run', [...screen, ...command], {
    detached: true,
    env: webkitEnvironment(configFolder),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return {
    errors: child.stderr,
    end: () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid)
      rmSync(configFolder, { recursive: true, force: true })
    },
  }
}

/** Starts the driver and waits until it answers. */
export async function startWebKitDriver(): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const { end } = onScreen(['WebKitWebDriver', `--port=${port}`])
  const address = `http://127.0.0.1:${port}`
  await answers(address)
  return { address, stop: async () => end() }
}

async function answers(address: string): Promise<void> {
  const patience = Date.now() + 20_000
  while (Date.now() < patience) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port is free')),
      )
    })
  })
}
