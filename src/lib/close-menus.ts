/** Closes the menus that are open. */
export function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/**
 * Closes menus. A link closes the menu that it stands in, even if it leads to a part of the same page. A menu of the header closes when the focus
 * leaves it, because it would cover what the keyboard reaches next (WCAG 2.4.11).
 */
export function installMenuClosing(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) closeMenus(document)
  })
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
      // Its own button toggles it: closed by the focus, the menu would be opened again by the press.
      const isItsButton = target instanceof HTMLButtonElement && target.popoverTargetElement === menu
      if (target instanceof Node && !menu.contains(target) && !isItsButton) menu.hidePopover()
    }
  })
}
