import { expect, test } from 'vitest'
import { isExampleIdentity } from '../../../src/lib/site/operator/example.ts'
import { site } from '../../../ssg/content/identity.ts'
import { exampleIdentity } from '../../support/operator/example-identity.ts'
import { contentOf, files } from '../../support/site/built-site.ts'

/** Run over another operator's site by `npm run test:identity`. */
test.skipIf(isExampleIdentity(site))(
  'on an operator’s site no file names the example company any more',
  () => {
    const { name, email, origin, uid } = exampleIdentity
    const said = [name, email, new URL(origin).host, String(uid)]
    const texts = files.filter((file) => /\.(html|md|js|json|xml|txt|webmanifest)$|^_/.test(file))
    const left = texts.flatMap((file) => {
      const text = contentOf(file)
      return said.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`)
    })
    expect(left).toEqual([])
  },
)
