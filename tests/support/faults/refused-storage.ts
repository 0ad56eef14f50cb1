import type { Page } from '@playwright/test'

interface Refusal {
  refusal: string
  refuse: (page: Page) => Promise<unknown>
}

/** Ways in which a browser withholds its storage: for blocked cookies, by strict settings, or because the disk is full. */
export const storageRefusals: Refusal[] = [
  {
    refusal: 'refuses all storage',
    refuse: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException(`${name} is blocked`, 'SecurityError')
            },
          })
        }
      }),
  },
  {
    refusal: 'has no room left in its storage',
    refuse: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('the quota has been exceeded', 'QuotaExceededError')
        }
      }),
  },
]
