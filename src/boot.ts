import { installMenuClosing } from './lib/close-menus'
import { completeFirstView } from './lib/first-view'
import { installHashScroll } from './lib/hash-scroll'
import { installOnDemand, type OnDemandFeature } from './lib/on-demand'
import { installScrollToTop } from './lib/scroll-to-top'
import { installSearchKeys } from './lib/search-keys'
import { welcomePage } from './lib/page-arrival'
import { showScheme } from './lib/show-scheme'
import { checkVersion } from './lib/version-check'
import { scheduleVersionCheck } from './lib/version-schedule'

/** The behaviours of every page that need no framework: they work before the app has come, and if it never comes. */
export function boot(): void {
  completeFirstView(document)
  const button = document.querySelector<HTMLButtonElement>('[data-scroll-to-top]')
  if (button) installScrollToTop(button, window)
  installHashScroll(window)
  installMenuClosing(document)
  showScheme(document)
  installSearchKeys(document)
  installOnDemand(features, document)
  welcomePage(document)
  scheduleVersionCheck(() => void checkVersion(__APP_VERSION__, browserHost), document)
}

const features: OnDemandFeature[] = [
  {
    selector: '[data-copy]',
    sign: 'click',
    load: () => import('./lib/copy-button').then((module) => module.enableCopyButton),
  },
  {
    selector: '[data-scheme-switch]',
    sign: 'click',
    load: () => import('./lib/scheme-switch').then((module) => module.enableSchemeSwitch),
  },
  {
    selector: '[data-enquiry]',
    load: () =>
      import('./components/enquiry/enquiry-form-behaviour').then((module) => module.enhanceEnquiryForm),
  },
  {
    selector: '[data-search-open]',
    sign: 'click',
    load: () => import('./lib/search-dialog').then((module) => module.enableSearchDialog),
  },
  {
    selector: '[data-search]',
    load: () => import('./lib/search-form').then((module) => module.enhanceSearchForm),
  },
  {
    selector: '.prose',
    sign: 'scroll',
    load: () => import('./components/reading-behaviour').then((module) => module.enhanceText),
  },
  {
    selector: '[data-term]',
    load: () => import('./components/text/term-tooltip').then((module) => module.explainTerm),
  },
]

/** Getters, because a browser that blocks storage throws on reading the property. */
const browserHost = {
  get hostname() {
    return location.hostname
  },
  get document() {
    return document
  },
  get localStorage() {
    return localStorage
  },
  get sessionStorage() {
    return sessionStorage
  },
  get caches() {
    return 'caches' in window ? caches : undefined
  },
  now: () => Date.now(),
}
