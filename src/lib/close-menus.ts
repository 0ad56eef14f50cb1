export function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/**
 * Closes a menu when one of its links is clicked, even a link within the page, and a menu of the header when the focus leaves it, because it would cover
 * the element that gets the focus (WCAG 2.4.11).
 */
export function installMenuClosing(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) closeMenus(document)
  })
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
      // The menu's own button toggles it. If the focus change closed the menu first, the press would open it again.
      const isItsButton = target instanceof HTMLButtonElement && target.popoverTargetElement === menu
      if (target instanceof Node && !menu.contains(target) && !isItsButton) menu.hidePopover()
    }
  })
}
