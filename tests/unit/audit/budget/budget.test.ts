import { describe, expect, test } from 'vitest'
import { openSite } from '../../../../audit/site/audited-site.ts'
import { budgetOf, firstLoad, overBudget } from '../../../../audit/budget/budget.ts'
import { budgetTable } from '../../../../audit/budget/budget-table.ts'
import { byPurpose, purposeOf } from '../../../../audit/budget/purpose.ts'
import { goodFiles, publication } from '../../../support/sources/audited-files.ts'
import { replace, write } from '../../../support/sources/audit-faults/fault.ts'
import { noise } from '../../../support/sources/noise.ts'

function siteWith(...seeds: ((files: Map<string, Uint8Array>) => void)[]) {
  const files = goodFiles()
  for (const seed of seeds) seed(files)
  return openSite(files, publication)
}

const namesChunk = replace(
  'contact.html',
  '<script type="module"',
  '<script data-chunks="/assets/vendor-1.js /assets/contact-1.js" data-styles="/assets/site-1.css" type="module"',
)
const hasChunk = write('assets/contact-1.js', 'import"./vendor-1.js"')
const hasStyles = write('assets/site-1.css', noise(40_000))

describe('a budget', () => {
  test('that is kept says so of every line', () => {
    expect(overBudget(budgetOf(siteWith()))).toEqual([])
  })

  test.each([
    ['a page with too much text', replace('contact.html', '</main>', `${noise(19_000)}</main>`), '/contact'],
    [
      'too much script before the app',
      write('assets/entry-1.js', `import("./entry-client-1.js");"${noise(4_500)}"`),
      'before the app',
    ],
  ])('finds %s', (_, seed, what) => {
    expect(overBudget(budgetOf(siteWith(seed))).map((line) => line.what)).toEqual([what])
  })

  test('of a first load counts the page, the app and the code that the page names, and nothing on demand', () => {
    const site = siteWith(
      namesChunk,
      hasChunk,
      hasStyles,
      write('assets/entry-client-1.js', 'import"./vendor-1.js";import("./term-12345678.js")'),
      write('assets/term-12345678.js', ''),
    )
    const contact = site.pages.find(({ path }) => path === '/contact')
    expect(contact && firstLoad(site, contact).toSorted()).toEqual([
      'assets/contact-1.js',
      'assets/entry-1.js',
      'assets/entry-client-1.js',
      'assets/vendor-1.js',
      'contact.html',
    ])
  })

  test('lists the features on demand, those of features too, each without what is there already', () => {
    const site = siteWith(
      write('assets/entry-client-1.js', 'import"./vendor-1.js";import("./form-12345678.js")'),
      write(
        'assets/form-12345678.js',
        `import"./vendor-1.js";import("./draft-12345678.js");"${noise(1000)}"`,
      ),
      write('assets/draft-12345678.js', `import"./form-12345678.js"`),
    )
    const onDemand = budgetOf(site)
      .at(-1)
      ?.lines.map(({ what }) => what)
    expect(onDemand).toEqual(['draft', 'form'])
  })

  test('shows in its table what is over', () => {
    const groups = [
      {
        title: 'Pages',
        lines: [
          { what: '/', bytes: 14_001, limit: 14_000 },
          { what: 'free', bytes: 3 },
        ],
      },
    ]
    expect(budgetTable(groups).split('\n')).toEqual([
      '',
      'Pages',
      expect.stringMatching(/\/ +14.001 {2}of 14.000 {2}OVER$/),
      expect.stringMatching(/free +3$/),
    ])
  })
})

test.each([
  ['knowledge-base.html', 'page: text, styles, structured data'],
  ['assets/vendor-DfGceWd7.js', 'React and router'],
  ['assets/site-g68bZoh5.css', 'styles of the other kinds of pages'],
  ['app/entry-client-BC1NdYqj.js', 'app: route tree, header, footer'],
  ['assets/impressum-BC1NdYqj.js', 'the page: its text and facts'],
  ['icon.svg', 'other'],
])('%s is for «%s»', (file, purpose) => {
  expect(purposeOf(file)).toBe(purpose)
})

test('bytes add up by purpose, the most first', () => {
  const files = [
    { file: 'index.html', bytes: 1 },
    { file: 'assets/a-1.js', bytes: 2 },
    { file: 'assets/b-1.js', bytes: 3 },
  ]
  expect([...byPurpose(files).values()]).toEqual([5, 1])
})
