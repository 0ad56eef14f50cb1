import {
  articleGroups,
  legalPages,
  ownPages,
  serviceGroupsOf,
  type ArticleTeaser,
  type ListedPage,
  type PageLink,
} from '../../src/lib/site/navigation.ts'
import { tools } from '../../src/tools/all-tools.ts'
import { toolGroups } from '../../src/tools/tool-groups.ts'
import type { Content } from './content.ts'
import { readingMinutes, toolsIn } from './text-nodes.ts'

/** The lists of pages in header and footer, from the frontmatter of the texts. */
export function navigationLists(content: Content[]) {
  const pages = listedPages(content)
  return {
    services: serviceGroupsOf(pages).map((group) => ({
      label: group.label,
      links: group.pages.map(pageLink),
    })),
    legal: legalPages(pages).map(pageLink),
    inHeader: ownPages(pages, 'header').map(pageLink),
    inFooter: ownPages(pages, 'footer').map(pageLink),
  }
}

/** The articles by topic, as the index of the knowledge base shows them. */
export function articleList(content: Content[]) {
  const texts = new Map(content.map((text) => [text.path, text]))
  const teaser = ({ path, page }: ListedPage): ArticleTeaser<string> => {
    const text = texts.get(path)
    return {
      ...pageLink({ path, page }),
      title: page.title,
      description: page.description,
      minutes: text ? readingMinutes(text.tree) : 0,
      tools: text ? toolsIn(text.tree).map((id) => tools[id].title) : [],
    }
  }
  return articleGroups(listedPages(content)).map(({ label, pages }) => ({ label, links: pages.map(teaser) }))
}

/** The tools by task, each with the text in which it stands. */
export function toolList(content: Content[]) {
  const places = new Map<string, string>(
    content.flatMap(({ path, tree }) => toolsIn(tree).map((id) => [id, path] as const)),
  )
  return toolGroups((id) => places.get(id))
}

function listedPages(content: Content[]): ListedPage[] {
  return content.flatMap(({ path, facts }) => (facts ? [{ path, page: facts }] : []))
}

const pageLink = ({ path, page }: ListedPage): PageLink<string> => ({ to: path, label: page.shortTitle })
