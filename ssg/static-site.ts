import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { normalizePath, type Plugin, type ViteBuilder } from 'vite'
import { checkContent } from '../check/content.ts'
import { auditDist, problemsIn } from '../check/built-site.ts'
import { usesNetlifyForms } from '../src/lib/site/operator/netlify-forms.ts'
import { siteIdentity } from '../src/lib/site.ts'
import { forgetUnused } from './build-cache.ts'
import { buildBundles } from './bundles.ts'
import { chunkGroups } from './chunk-groups.ts'
import { contentHashes } from './content-hashes.ts'
import { readContent } from './content.ts'
import { serveDevPages } from './dev-pages.ts'
import { problemTeller } from './dev-problems.ts'
import { feed } from './feed.ts'
import { formSkeleton } from './form-skeleton.ts'
import { hostFiles } from './host-files.ts'
import { icons } from './icons.ts'
import { indexNowKey } from './indexnow-key.ts'
import { llmsTxt } from './llms-txt.ts'
import { markdownCopies } from './markdown-copies.ts'
import { onAllCores } from './on-all-cores.ts'
import { precompressed } from './precompress.ts'
import { previewImages } from './preview-images.ts'
import { renderPages } from './render-pages.ts'
import { report, reportExampleIdentity } from './report.ts'
import { robots } from './robots.ts'
import { searchIndex } from './search-index.ts'
import { securityContact } from './security-contact.ts'
import { sitemap } from './sitemap.ts'
import { sitePages } from './site-page.ts'
import { readSources, validSources } from './sources.ts'
import { webManifest } from './web-manifest.ts'

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
              // In one piece: the styles of late parts would come before those that name the order of the layers.
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
    hotUpdate({ file }) {
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
  const { pages, styles, places } = await renderPages(server, assets, listed)
  const copies = markdownCopies(content, validSources(readSources(root)))
  const forPrograms = [...copies, llmsTxt(listed, copies)]
  const identity = siteIdentity()
  const files = [
    ...pages.map(({ file, html }) => ({ path: file, content: html })),
    ...forPrograms,
    ...(await previewImages(listed, root)),
    ...icons(root),
    ...sitemap(listed),
    feed(pages),
    robots(identity.aiCrawlers),
    ...indexNowKey(identity.indexNowKey),
    contentHashes(pages),
    webManifest(),
    ...hostFiles(styles, forPrograms),
    styles.file,
    ...(usesNetlifyForms(identity) ? [formSkeleton()] : []),
    searchIndex(pages),
    securityContact(listed, identity.contactChecked),
  ]
  const scripts = assets.chunks.map(({ fileName, code }) => ({ path: fileName, content: code }))
  await write(`${root}/dist`, [...files, ...(await precompressed([...files, ...scripts]))])
  await rm(`${root}/.prerender`, { recursive: true })

  const { results } = auditDist(root, places)
  forgetUnused()
  report(problemsIn(results))
  reportExampleIdentity()
}

/** On a slow machine the bundler would say which plugin took how long, between what an author has to read. */
const checks = { pluginTimings: false }

async function write(folder: string, files: { path: string; content: string | Uint8Array }[]): Promise<void> {
  for (const name of new Set(files.map(({ path }) => dirname(path))))
    await mkdir(`${folder}/${name}`, { recursive: true })
  await onAllCores(files, ({ path, content }) => writeFile(`${folder}/${path}`, content))
}
