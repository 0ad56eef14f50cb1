/** What Netlify and Cloudflare Pages send of themselves where `_headers` says nothing; other hosts are told to do the same. */
export const askedEachTime = 'public, max-age=0, must-revalidate'

/** For the page of unknown addresses: not the year that a missing file of /assets would inherit. */
export const neverKept = 'no-cache'
