import { articleGroups, type ListedPage } from '../../src/lib/site/navigation.ts'

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

/** The articles before and after one when the knowledge base is read from beginning to end, topic by topic. */
export function neighboursAmong(pages: ListedPage[]): (path: string) => Neighbours {
  const order = articleGroups(pages).flatMap((group) => group.pages.map((article) => article.path))
  const places = new Map(order.map((path, place) => [path, place]))
  return (path) => {
    const place = places.get(path)
    return place === undefined
      ? { previous: undefined, next: undefined }
      : { previous: order[place - 1], next: order[place + 1] }
  }
}
