import { articleGroups, type ListedPage } from '../src/lib/navigation.ts'

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

/** The articles before and after one when the knowledge base is read from beginning to end, topic by topic. */
export function neighbours(path: string, pages: ListedPage[]): Neighbours {
  const order = articleGroups(pages).flatMap((group) => group.pages.map((article) => article.path))
  const index = order.indexOf(path)
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: order[index - 1], next: order[index + 1] }
}
