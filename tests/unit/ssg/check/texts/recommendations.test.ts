import { expect, test } from 'vitest'
import { checkRecommendations } from '../../../../../ssg/check/texts/recommendations.ts'
import { articleFile, asPrinted } from '../../../../support/sources/content-files.ts'

const service = '/services/linkbuilding'
const article = (name: string, order: number, body = '') =>
  articleFile({ order, service }, { path: `/knowledge-base/${name}`, body })
const crowd = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index) =>
  article(name, index + 2, '<Term id="uid">UID</Term>'),
)

test('a text that no other one recommends is printed', () => {
  const alone = article('z', 9)
  expect(asPrinted(checkRecommendations([...crowd, alone]))).toContain(
    'src/content/knowledge-base/z.mdx: no other text recommends this one under «Weiterlesen»\n' +
      '    Link to it from a text on a subject near it, or mark the glossary terms that both use.',
  )
})

test('a link from another text is enough', () => {
  const alone = article('z', 9)
  const linking = article('a', 1, '[Zum Artikel](/knowledge-base/z)')
  expect(checkRecommendations([linking, ...crowd, alone]).map(({ file }) => file)).not.toContain(alone.file)
})

test('a text that is linked to and recommended nowhere is told why the link was not enough', () => {
  const near = crowd.map(({ path }) => `[Text](${path})`).join(' ')
  const linking = article('a', 1, `[Zum Artikel](/knowledge-base/z) <Term id="uid">UID</Term> ${near}`)
  expect(asPrinted(checkRecommendations([linking, ...crowd, article('z', 9)]))).toContain(
    'src/content/knowledge-base/z.mdx: no other text recommends this one under «Weiterlesen»\n' +
      '    /knowledge-base/a links to it, and names it elsewhere or has three that are nearer: ' +
      'mark the glossary terms that both use, or link to it from another text.',
  )
})
