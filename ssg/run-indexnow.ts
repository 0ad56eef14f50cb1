import { isExampleIdentity } from '../src/lib/site/operator/example.ts'
import { site } from './content/identity.ts'
import { indexNow } from './indexnow.ts'

const { origin, indexNowKey: key } = site
const [since = ''] = process.argv.slice(2)

try {
  if (!/^\d{4}-\d\d-\d\d$/.test(since))
    throw new Error('Seit welchem Tag ist etwas geändert? npm run indexnow -- 2026-11-27')
  if (isExampleIdentity({ origin })) throw new Error(`Für das Beispiel, ${origin}, wird nichts gesendet.`)
  if (key === null)
    throw new Error(
      'Es fehlt ein Schlüssel; `npm run setup` macht einen. Bauen und veröffentlichen Sie, dann starten Sie dies wieder.',
    )
  const sent = await indexNow({ origin, key, since })
  console.log(`${sent.length} Adressen gemeldet, geändert am ${since} oder später:`)
  for (const address of sent) console.log(`  ${address}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
