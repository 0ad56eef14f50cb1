import { expect, test } from '../support/engines/journey.ts'
import { consoleOf } from '../support/engines/webkit-console.ts'
import { urls } from '../support/urls.ts'

/** WebKitGTK 2.50 knows `manifest-src` only where it was built for web apps. */
const known = /Unrecognized Content-Security-Policy directive 'manifest-src'/

test('while pages load and their apps start, the console of WebKit stays empty', async ({ engine }) => {
  test.slow()
  const said: string[] = []
  // As many at once as there is memory for.
  for (let first = 0; first < urls.length; first += 8) {
    said.push(...(await consoleOf(engine.executable, urls.slice(first, first + 8))))
  }
  // That it is heard at all.
  expect(said.filter((line) => known.test(line))).toHaveLength(urls.length)
  expect(said.filter((line) => !known.test(line))).toEqual([])
})
