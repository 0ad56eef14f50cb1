import { isExampleIdentity } from '../../src/lib/site/operator/example.ts'
import { site } from '../content/identity.ts'
import { indexNow } from './indexnow.ts'

const { origin, indexNowKey: key } = site
const options = process.argv.slice(2)

if (options.some((option) => option !== '--submit')) exit('The only option is --submit.')
if (isExampleIdentity({ origin })) exit(`Nothing is compared or sent for the example identity, ${origin}.`)
if (key === null)
  exit('Set `indexNowKey` in src/content/site.yaml, build and deploy once, then run this again.')

try {
  const isWell = await indexNow({
    origin,
    key,
    endpoint: 'https://api.indexnow.org/indexnow',
    folder: 'dist',
    pendingFile: 'reports/indexnow.json',
    submits: options.includes('--submit'),
    print: console.log,
  })
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  exit(error instanceof Error ? error.message : String(error))
}

function exit(message: string): never {
  console.error(message)
  process.exit(1)
}
