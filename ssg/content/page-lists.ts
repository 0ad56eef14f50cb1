import type { Plugin } from 'vite'
import {
  articleGroups,
  legalPages,
  ownPages,
  serviceGroupsOf,
  type ArticleTeaser,
  type ListedPage,
  type PageGroup,
  type PageLink,
} from '../../src/lib/site/navigation.ts'
import { tools } from '../../src/tools/all-tools.ts'
import { toolGroups } from '../../src/tools/tool-groups.ts'
import { readContent, type Content } from './content.ts'
import { readingMinutes } from './reading-minutes.ts'
import { toolsIn } from './tools-in.ts'

const prefix = 'virtual:pages/'

/**
 * The lists of pages in header, footer and indexes, from the frontmatter of the texts. Each list is a module of its own, so that a page downloads only
 * the lists that it shows. `src/env.d.ts` has their types.
 */
export function pageLists(root: string): Plugin {
  return {
    name: 'page-lists',
    resolveId: {
      filter: { id: /^virtual:pages\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /virtual:pages\// },
      handler(id) {
        const content = readContent(root)
        for (const { file } of content) this.addWatchFile(`${root}/${file}`)
        const pages = content.flatMap(({ path, facts }) => (facts ? [{ path, page: facts }] : []))
        const list = lists[id.slice(prefix.length + 1)]
        if (!list) return this.error(`no list of pages called ${id}`)
        return Object.entries(list(pages, content))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
          .join('')
      },
    },
  }
}

const lists: Record<string, (pages: ListedPage[], content: Content[]) => Record<string, unknown>> = {
  navigation: (pages) => ({
    services: serviceGroupsOf(pages).map((group) => linkGroup(group, pageLink)),
    legal: legalPages(pages).map(pageLink),
    inHeader: ownPages(pages, 'header').map(pageLink),
    inFooter: ownPages(pages, 'footer').map(pageLink),
  }),
  articles: (pages, content) => {
    const texts = new Map(content.map((text) => [text.path, text]))
    const teaser = ({ path, page }: ListedPage): ArticleTeaser<string> => {
      const text = texts.get(path)
      return {
        ...pageLink({ path, page }),
        title: page.title,
        description: page.description,
        minutes: text ? readingMinutes(text.tree) : 0,
        tools: text ? toolsIn(text).map((id) => tools[id].title) : [],
      }
    }
    return { articles: articleGroups(pages).map((group) => linkGroup(group, teaser)) }
  },
  tools: (_, content) => {
    const places = new Map<string, string>(
      content.flatMap((page) => toolsIn(page).map((id) => [id, page.path] as const)),
    )
    return { toolGroups: toolGroups((id) => places.get(id)) }
  },
}

function linkGroup({ label, pages }: PageGroup, link: (page: ListedPage) => PageLink<string>) {
  return { label, links: pages.map(link) }
}

const pageLink = ({ path, page }: ListedPage): PageLink<string> => ({ to: path, label: page.shortTitle })
