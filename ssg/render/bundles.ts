import { rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import { site } from '../content/identity.ts'
import { operatorFacts } from '../content/operator-facts.ts'
import type * as serverEntry from '../../src/entry-server.tsx'

/** What the build reads of a chunk. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'facadeModuleId' | 'isEntry'>

/** What the pages need from the bundle of the browser. */
export interface Assets {
  /** Addresses of the entry script and of what it imports. */
  script: string
  imported: string[]
  css: string
  chunks: Chunk[]
}

export type ServerEntry = typeof serverEntry

export async function buildBundles(
  builder: ViteBuilder,
  root: string,
): Promise<{ assets: Assets; server: ServerEntry }> {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Vite has no client or ssr environment')
  const { output } = single(await builder.build(client))
  const { output: serverOutput } = single(await builder.build(ssr))
  // The styles of the server's bundle: the browser's entry does not import header, footer and the layouts of texts.
  const stylesheet = serverOutput.find(isStylesheet)
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!stylesheet || !entry) throw new Error('the bundle has no stylesheet or no entry')
  // Every page carries the styles; none asks for a file.
  await Promise.all(output.filter(isStylesheet).map(({ fileName }) => rm(`${root}/dist/${fileName}`)))
  // What a component throws names its line (`ssg/render/render-pages`).
  process.setSourceMapsEnabled(true)
  const server: ServerEntry = await import(pathToFileURL(`${root}/.prerender/server.mjs`).href)
  const assets = {
    script: `/${entry.fileName}`,
    imported: entry.imports.map((fileName) => `/${fileName}`),
    css: String(stylesheet.source).trim() + senderOnPaper(),
    chunks,
  }
  return { assets, server }
}

/** The sender at the foot of each printed sheet: `@page` reads neither attributes nor elements. */
function senderOnPaper(): string {
  const { email, phone } = operatorFacts(site)
  const sender = [site.name, ...(phone ? [phone.label] : []), email].join(', ')
  return `@page{@bottom-left{content:${JSON.stringify(sender)}}}`
}

function isStylesheet(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.fileName.endsWith('.css')
}

function single(built: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.RolldownOutput {
  if (Array.isArray(built) || !('output' in built)) throw new Error('expected a single output')
  return built
}
