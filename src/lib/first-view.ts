import { whenIdle } from './when-idle.ts'

/** In how many idle moments the rest is laid out. At once, a long article takes 90 ms on a phone. */
const steps = 4

/**
 * Shows a page from its top before the rest of it has a layout, which is most of the work for a long text: styles that ask for
 * `data-arriving` let the browser leave out what is not in sight.
 */
export function showFirstView(document: Document): void {
  document.documentElement.dataset.arriving = '0'
  completeFirstView(document)
}

/**
 * Lets the page take its true heights, step by step, before anybody has scrolled far. Of the first page, which the script in
 * its head has marked (`ssg/head-script`), too.
 */
export function completeFirstView(document: Document, step = 1): void {
  const { dataset } = document.documentElement
  whenIdle(() => {
    if (dataset.arriving === undefined) return
    dataset.arriving = String(step)
    if (step < steps) completeFirstView(document, step + 1)
    else delete dataset.arriving
  })
}
