/** The event that the document gets once the router has shown another address. Here, because the entry chunk has this module. */
export const navigated = 'site:navigated'

/** A form whose address says what to search for is reached for (`lib/on-demand`) as if the visitor had done so. */
export function startAddressedSearch(form: HTMLElement | null): void {
  if (form?.dataset.search && location.search) form.dispatchEvent(new Event('pointerover', { bubbles: true }))
}
