import type { PageDocument } from '~/lib/page-document'

/**
 * A page whose HTML is there already: the one that the visitor opened, whose nodes React adopts, or one that `lib/load-page`
 * has got. React owns the element and nothing in it, so it does not mind what translators and extensions do to a text.
 */
export function DocumentPage({ document: { page } }: { document: PageDocument }) {
  const fill = (element: HTMLElement | null) => {
    if (element?.hasChildNodes() === false) element.append(...document.importNode(page, true).childNodes)
  }
  return (
    <div
      data-page
      className={page.className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: noHtml }}
      ref={fill}
    />
  )
}

/** React leaves the inner HTML alone when it hydrates. */
const noHtml = window.trustedTypes?.emptyHTML ?? ''
