/** To be evaluated in a page: follows a link to this address, wherever the visitor is. */
export function followLink(url: string): void {
  const link = document.createElement('a')
  link.href = url
  document.body.append(link)
  link.click()
  link.remove()
}
