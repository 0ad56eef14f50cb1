interface Parts {
  title: string
  robots: string
  script: string
  styles: string
  /** A text does not carry all styles of the site. */
  isText: boolean
}

/** The least that the app takes for a page of this site. */
export function pageHtml(replaced: Partial<Parts> = {}): string {
  const { title, robots, script, styles, isText } = {
    title: 'Seite',
    robots: 'max-snippet:-1',
    script: '/assets/entry-1.js',
    styles: '/assets/site-1.css',
    isText: true,
    ...replaced,
  }
  const carried = isText ? `<style></style><script src="${script}" data-styles="${styles}"></script>` : ''
  const complete = isText ? '' : `<style data-styles="${styles}"></style><script src="${script}"></script>`
  return [
    `<!DOCTYPE html><html lang="de-CH"><head><title>${title}</title>`,
    `<meta data-page-only name="robots" content="${robots}">`,
    `<script data-page-only type="application/ld+json">{}</script>${carried}${complete}</head>`,
    `<body><main><div data-page class="page"><h1>${title}</h1></div></main><footer></footer></body></html>`,
  ].join('')
}
