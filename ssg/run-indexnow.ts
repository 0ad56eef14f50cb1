import { isExampleIdentity } from '../src/lib/site/operator/example.ts'
import { site } from './content/identity.ts'
import { indexNow } from './indexnow.ts'

const { origin, indexNowKey: key } = site
const options = process.argv.slice(2)

if (options.some((option) => option !== '--submit')) exit('Die einzige Option ist --submit.')
if (isExampleIdentity({ origin }))
  exit(`Für das Beispiel, ${origin}, wird nichts verglichen und nichts gesendet.`)
if (key === null)
  exit(
    'Setzen Sie `indexNowKey` in src/content/site.yaml, bauen und veröffentlichen Sie einmal, dann starten Sie dies wieder.',
  )

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
