import { articleGroups, legalPages, serviceGroupsOf, type ListedPage } from '../../src/lib/site/navigation.ts'
import { pageUrl, site } from '../content/identity.ts'
import type { OutputFile } from '../output-file.ts'
import type { SitePage } from '../content/site-page.ts'

/**
 * `llms.txt` (llmstxt.org): links for programs to the Markdown copies. The file itself says that Google ignores it and that no other search engine
 * documents using it.
 */
export function llmsTxt(pages: SitePage[], copies: OutputFile[]): OutputFile {
  const copied = new Set(copies.map(({ path }) => `/${path}`))
  return {
    path: 'llms.txt',
    content: [
      `# ${site.shortName}\n`,
      ...pages.filter(({ page }) => page.kind === 'home').map(({ page }) => `> ${page.description}\n`),
      purpose,
      ...sections(pages).map(
        ({ label, listed }) => `## ${label}\n\n${listed.map((page) => entry(page, copied)).join('')}`,
      ),
    ].join('\n'),
  }
}

const purpose = `Diese Liste führt Programme, die jemand zum Lesen dieser Website schickt, zu den Texten als Markdown; für die Suche bewirkt sie nichts: [Google beachtet llms.txt nicht](https://developers.google.com/search/docs/fundamentals/ai-optimization-guide).\n`

/** The section «Optional» is, by the format, what a program may skip. */
function sections(pages: SitePage[]): { label: string; listed: ListedPage[] }[] {
  const plain = pages.filter(({ page }) => ['home', 'index', 'page', 'contact'].includes(page.kind))
  return [
    ...articleGroups(pages).map(({ label, pages: listed }) => ({ label: `Wissen: ${label}`, listed })),
    ...serviceGroupsOf(pages).map(({ label, pages: listed }) => ({ label: `Leistungen: ${label}`, listed })),
    { label: 'Übersicht und Kontakt', listed: plain },
    { label: 'Optional', listed: legalPages(pages) },
  ].filter(({ listed }) => listed.length > 0)
}

function entry({ path, page }: ListedPage, copied: Set<string>): string {
  const address = pageUrl(copied.has(`${path}.md`) ? `${path}.md` : path)
  return `- [${page.title}](${address}): ${page.description}\n`
}
