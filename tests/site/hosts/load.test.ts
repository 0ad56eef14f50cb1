import { execFileSync, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { hostRequests, type HostRequest } from '../../support/hosts/host-requests.ts'
import { root } from '../../support/site/built-site.ts'

const parallel = 200
const agent = new Agent({ keepAlive: true, maxSockets: parallel })

test('10,000 mixed requests, 200 at a time, are each answered as one alone is, and the memory of the server stays', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'serve/run-serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)]))
  try {
    const port = await portSaidBy(createInterface(server.stdout))
    // Until then the server compiles what runs often.
    expect(await wrongAnswers(port, 5000)).toEqual([])
    const before = memory()
    expect(await wrongAnswers(port, 5000)).toEqual([])
    expect(memory()).toBeLessThan(before * 1.15)
  } finally {
    agent.destroy()
    server.kill()
  }
}, 60_000)

async function portSaidBy(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const [, port] = /at http:\/\/localhost:(\d+)/.exec(line) ?? []
    if (port) return Number(port)
  }
  throw new Error('the server has not said where it is')
}

async function wrongAnswers(port: number, count: number): Promise<string[]> {
  const wrong: string[] = []
  let sent = 0
  const ask = async () => {
    while (sent < count) {
      const asked = hostRequests[sent % hostRequests.length]
      sent += 1
      if (!asked) return
      const status = await statusOf(port, asked)
      if (status !== asked.status) wrong.push(`${asked.method ?? 'GET'} ${asked.path}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, ask))
  return wrong
}

/** Unlike `ask` over connections that are kept, as browsers and proxies have them. */
function statusOf(port: number, { path, method = 'GET', headers = {}, body }: HostRequest) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    asked.on('error', reject).end(body)
  })
}
