/** Closes the menus that are open. */
export function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/** A link closes the menu that it stands in, also where it leads to a part of the page that is shown already. */
export function installMenuClosing(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) closeMenus(document)
  })
}
