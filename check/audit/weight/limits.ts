/** The most that may travel, in bytes of brotli. The only place of these numbers. */
export const limits = {
  /** A page with its styles: what the first window of a TCP connection carries, on screen after one round trip. */
  html: 14_000,
  /** The script that runs before the app. */
  boot: 3_000,
  /** Every script that a page loads by itself. */
  script: 90_000,
  /** All that a page loads by itself: the lightest React site beside it (React Router, prerendered) needed 106 kB for an article. */
  firstLoad: 106_000,
}
