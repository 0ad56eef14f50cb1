import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { normalizePath, type Plugin, type ViteBuilder } from 'vite'
import { checkContent } from './check/check-content.ts'
import { checkOwnPages } from './check/own-pages.ts'
import { usesNetlifyForms } from '../src/lib/site/operator/form-service.ts'
import { identityFile, site, slots, slotsFile } from './content/identity.ts'
import { buildBundles } from './render/bundles.ts'
import { chunkGroups } from './render/chunk-groups.ts'
import { readContent } from './content/content.ts'
import { problemTeller, serveDevPages } from './render/dev-pages.ts'
import { feed } from './files/feed.ts'
import { formSkeleton } from './files/form-skeleton.ts'
import { redirectsFile, writtenRules } from './hosts/host-files.ts'
import { headerRules } from './hosts/headers.ts'
import { nginxRules } from './hosts/nginx-rules.ts'
import { figures } from './pictures/figures.ts'
import { icons } from './pictures/icons.ts'
import { markdownCopies } from './files/markdown-copies.ts'
import type { OutputFile } from './output-file.ts'
import { precompressed } from './files/precompress.ts'
import { previewImages } from './pictures/preview-images.ts'
import { renderPages } from './render/render-pages.ts'
import { diagnosis } from './doctor.ts'
import { report } from './problem.ts'
import { robots } from './files/robots.ts'
import { searchFile, searchIndex } from './files/search-index.ts'
import { securityContact } from './files/security-contact.ts'
import { sitemap } from './files/sitemap.ts'
import { sitePages } from './content/site-page.ts'
import { readRedirects } from './content/redirects.ts'
import { readSearches } from './content/searches.ts'
import { readSources, validSources } from './content/sources.ts'
import { webManifest } from './files/web-manifest.ts'

/** One `vite build` makes the whole site; in development the same pages are rendered on request. */
export function staticSite(root: string): Plugin {
  let tellProblems: (() => void) | undefined
  return {
    name: 'static-site',
    config: () => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: {
        client: {
          build: {
            outDir: 'dist',
            rolldownOptions: {
              input: 'src/boot.ts',
              checks,
              output: { codeSplitting: { groups: chunkGroups } },
            },
          },
        },
        ssr: {
          build: {
            outDir: '.prerender',
            sourcemap: true,
            copyPublicDir: false,
            emitAssets: true,
            minify: false,
            rolldownOptions: {
              input: 'src/entry-server.tsx',
              // One stylesheet: styles of lazy chunks would come before the rule that orders the layers.
              output: { entryFileNames: 'server.mjs', codeSplitting: false },
              checks,
            },
          },
        },
      },
    }),
    configureServer(server) {
      tellProblems = problemTeller(server, root)
      return serveDevPages(server, root)
    },
    hotUpdate({ file, server }) {
      // They are read once, by all that knows the operator.
      if (file.endsWith(identityFile) || file.endsWith(slotsFile)) return server.restart().then(() => [])
      if (file.startsWith(`${normalizePath(root)}src/content/`)) tellProblems?.()
    },
    buildApp: { order: 'post', handler: (builder) => buildStaticSite(builder, root) },
  }
}

async function buildStaticSite(builder: ViteBuilder, root: string): Promise<void> {
  const content = readContent(root)
  report(checkContent(content, root))

  const { assets, server } = await buildBundles(builder, root)
  const listed = sitePages(server.pages, content)
  report(checkOwnPages(listed, root))
  // Drawn in a thread of their own, while files are compressed: waited for alone, 300 of them held 250 MB more at the peak.
  const pictures = previewImages(listed, root)
  const { pages, styles } = await renderPages(server, assets, listed)
  const copies = markdownCopies(content, validSources(readSources(root)), slots)
  const rules = headerRules(styles, copies)
  const redirects = readRedirects(root)
  const files = [
    ...pages.map(({ file, html }) => ({ path: file, content: html })),
    ...copies,
    ...figures(content, root),
    ...icons(root),
    sitemap(listed),
    feed(pages),
    robots(site.aiCrawlers),
    // It proves to IndexNow whose site this is (indexnow.org/documentation).
    ...(site.indexNowKey ? [{ path: `${site.indexNowKey}.txt`, content: site.indexNowKey }] : []),
    webManifest(),
    { path: '_headers', content: writtenRules(rules) },
    ...redirectsFile(redirects),
    nginxRules(rules, redirects, new URL(site.origin).hostname),
    ...(usesNetlifyForms(site) ? [formSkeleton()] : []),
    searchFile(searchIndex(pages, readSearches(root))),
    securityContact(listed, site.contactChecked),
  ]
  const scripts = assets.chunks.map(({ fileName, code }) => ({ path: fileName, content: code }))
  const compressed = await precompressed([...files, ...scripts])
  write(`${root}/dist`, [...files, ...compressed, ...(await pictures)])
  rmSync(`${root}/.prerender`, { recursive: true })

  console.log(`Gebaut: ${pages.length} Seiten, alle Texte in Ordnung.\n${diagnosis(root).brief}`)
}

/** Turns off the bundler's plugin timings, which distract authors from problems. */
const checks = { pluginTimings: false }

/** One after the other. In parallel, the thousands of files of a large site take twice the processor time. */
function write(folder: string, files: OutputFile[]): void {
  for (const name of new Set(files.map(({ path }) => dirname(path))))
    mkdirSync(`${folder}/${name}`, { recursive: true })
  for (const { path, content } of files) writeFileSync(`${folder}/${path}`, content)
}
