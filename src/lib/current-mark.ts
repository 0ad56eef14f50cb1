/** What `aria-current` says of a link while `path` is shown: `page` for its page, `true` for the section that it is in. */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page'
  return path.startsWith(`${link}/`) ? 'true' : undefined
}
