import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { checkContent } from '../../../../ssg/check/check-content.ts'
import { firstServiceFile } from '../../../../ssg/content/first-service.ts'
import { homeFile } from '../../../../ssg/content/home.ts'
import { identityFile, slotsFile } from '../../../../ssg/content/identity.ts'
import { glossaryFile } from '../../../../ssg/content/glossary.ts'
import { markFile } from '../../../../ssg/content/mark.ts'
import { sourcesFile } from '../../../../ssg/content/sources.ts'
import { tokensFile } from '../../../../ssg/content/design-tokens.ts'
import { routePaths } from '../../../../ssg/check/routes.ts'
import { parseContent } from '../../../../ssg/content/content.ts'
import { leftover } from '../../../../ssg/check/texts/unfinished.ts'
import { articleFile, asPrinted } from '../../../support/sources/content-files.ts'

/** The sources, with one fault in each file that an operator writes. */
const root = mkdtempSync(`${tmpdir()}/faulty-`)
afterAll(() => rmSync(root, { recursive: true }))
cpSync('src', `${root}/src`, { recursive: true })
const write = (file: string, change: (text: string) => string) =>
  writeFileSync(`${root}/${file}`, change(readFileSync(file, 'utf8')))
write(identityFile, (yaml) => yaml.replace(/\norigin: .*/, '\norigin: firma.example'))
write(slotsFile, (yaml) => `${yaml}\nrefrences: []\n`)
write(markFile, (svg) => svg.replace(/viewBox="[^"]+"/, 'viewBox="0 0 64 32"'))
write(tokensFile, (css) => css.replace(/--accent: light-dark\(#[\da-f]+/, '--accent: light-dark(#ffe3e6'))
write(homeFile, (yaml) => yaml.replace('hero:\n  title:', 'hero:\n  titel:'))
write(glossaryFile, (yaml) => yaml.replace('  term: ', '  name: Straße '))
write(sourcesFile, (yaml) => `${yaml}\nohne-angaben: {}\n`)
write(firstServiceFile, (yaml) => yaml.replace(/to: \/.*/, 'to: /gibt-es-nicht'))
writeFileSync(`${root}/src/content/searches/gibt-es-nicht.txt`, 'telefon\n')
const known = routePaths('.').find((path) => path.startsWith('/services/'))
rmSync(`${root}/src/routes${known}.tsx`)
writeFileSync(`${root}/src/routes/weg.tsx`, "import Text from '~/content/weg.mdx'")

const words = Array.from({ length: 60 }, (_, index) => `wort${index}`).join(' ')
const twin = (path: string) => articleFile({}, { path, body: words })
const faulty = articleFile(
  { title: 'Zu kurz' },
  {
    path: '/knowledge-base/neu',
    body: [
      'Die Straße, [Kontakt](/kontakt), [Quelle](source:gibt-es-nicht), Crawling,',
      '<Term id="gibt-es-nicht">Begriff</Term>.',
      '',
      '![](fehlt.svg)',
      '',
      '#### Zu tief',
      '',
      '<Hinweis>neu</Hinweis>',
      '',
      '<Tool id="gibt-es-nicht" />',
      '',
      '<Operator field="indexNowKey" />',
      '',
      `${leftover} später`,
    ].join('\n'),
  },
)
const ahead = articleFile({ published: '2999-01-01' }, { path: '/datenschutz' })
const printed = asPrinted(checkContent([faulty, twin('/impressum'), twin('/agb'), ahead], root)).join('\n')

/** Each rule has a test of its own. This one fails where the build does not ask a rule. */
test.each([
  ['identity', '`origin` «firma.example» ist keine Adresse'],
  ['mark', 'mark.svg:1: ist nicht quadratisch'],
  ['colours', '`--accent` #ffe3e6 auf `--surface`'],
  ['slots', '`refrences` gibt es hier nicht'],
  ['routes', 'src/routes/weg.tsx:1: zeigt src/content/weg.mdx, und diese Datei gibt es nicht'],
  ['facts', 'neu.mdx:3: `title` hat 7 Zeichen'],
  ['duplicates', 'agb.mdx:3: `title` steht auch in src/content/impressum.mdx:3'],
  ['places in a list', 'agb.mdx:7: `order: 1` steht in derselben Liste auch in src/content/impressum.mdx:7'],
  ['questions', 'agb.mdx:11: `questions` nennt «Was ist Entity SEO?»'],
  ['home page', '`hero.title` fehlt'],
  ['first service', 'führt zu /gibt-es-nicht'],
  ['searches', 'gibt-es-nicht.txt: ist für /gibt-es-nicht'],
  ['dates', 'datenschutz.mdx:8: `published` ist 2999-01-01'],
  ['elements', 'neu.mdx:20: ein Element `<Hinweis>` gibt es nicht'],
  ['empty fields', 'neu.mdx:24: `indexNowKey` ist in src/content/site.yaml leer'],
  ['Markdown', 'neu.mdx:18: #### lässt eine Ebene aus'],
  ['links', 'neu.mdx:13: die Seite /kontakt gibt es nicht'],
  ['sections that code links to', 'agb.mdx: hat keine Überschrift #'],
  ['figures', 'neu.mdx:16: fehlt.svg hat keine Textalternative'],
  ['glossary', 'glossary.yaml:6: `ankertext.term` fehlt'],
  ['spelling of the glossary', 'glossary.yaml:7: ß'],
  ['terms', 'neu.mdx:14: den Begriff «gibt-es-nicht» gibt es im Glossar nicht'],
  ['sources', 'neu.mdx:13: die Quelle «gibt-es-nicht» gibt es nicht'],
  ['register of sources', '`ohne-angaben.publisher` fehlt'],
  ['spelling', 'neu.mdx:13: ß in'],
  ['tools', 'das Werkzeug «gibt-es-nicht» gibt es nicht'],
  ['leftovers', 'ist noch aus der Vorlage'],
  ['addresses that were pages', `${known} war eine Seite und ist keine mehr`],
  ['parts of a text', 'hat keine Figur'],
  ['copies', 'agb.mdx:13: wiederholt einen Absatz von src/content/impressum.mdx:13'],
  ['unmarked terms', '«Crawling» ist nicht ausgezeichnet'],
])('the build asks the rule on %s', (_, said) => {
  expect(printed).toContain(said)
})

test('unreadable texts are reported together with their facts and the faults of other texts', () => {
  const broken = articleFile({ order: 0 }, { path: '/knowledge-base/swiss-seo', body: 'Ein {Fehler' })
  const factless = parseContent('src/content/agb.mdx', '---\ntitle: a: b\n---\nDie Straße')
  const fine = articleFile({ topic: 'news' })
  const said = asPrinted(checkContent([broken, factless, fine], process.cwd())).join('\n')
  for (const fault of [
    'swiss-seo.mdx:13:5: zu `{` fehlt `}`',
    'swiss-seo.mdx:7: `order`',
    'agb.mdx:2:8: `title` hat einen Doppelpunkt',
    'agb.mdx:4: ß',
    'entity-seo.mdx:6: `topic`',
  ]) {
    expect(said).toContain(fault)
  }
  expect(said).not.toContain('agb.mdx:2: `kind`')
})

test('the faults of a text stand in the order of its lines', () => {
  const body = '[Kontakt](/kontakt)\n\nDie Straße\n\n[Quelle](source:gibt-es-nicht)'
  const said = asPrinted(checkContent([articleFile({ order: 0 }, { body })], process.cwd()))
  const lines = said.flatMap((problem) => /entity-seo\.mdx:(\d+)/.exec(problem)?.[1] ?? []).map(Number)
  expect(lines).toEqual(lines.toSorted((one, other) => one - other))
  expect(new Set(lines).size).toBeGreaterThan(3)
})

test('a glossary that cannot be read is reported alone, without every term as unknown', () => {
  write(glossaryFile, () => "term: 'offen")
  expect(checkContent([faulty], root).map(({ file }) => file)).toEqual([glossaryFile])
})
