import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { openCache } from '../cache.ts'
import type { OutputFile } from '../output-file.ts'

/** Pictures outlive every change of what does not draw them. */
export const pictureCache = openCache('pictures', [
  'ssg/pictures',
  'node_modules/@resvg/resvg-js/package.json',
  'node_modules/@expo-google-fonts/inter/package.json',
])

/**
 * Draws SVGs (`draw-png`) that no earlier build has drawn, in threads of their own: each takes 30 ms and several megabytes of pixels, which
 * beside all else that a build holds would have to be collected every few pictures.
 */
export async function drawPngs(pictures: Picture[]): Promise<OutputFile[]> {
  let pool: Tinypool | undefined
  const draw = (svg: string): Promise<Uint8Array> => {
    pool ??= new Tinypool(threads)
    return pool.run(svg)
  }
  try {
    return await Promise.all(
      pictures.map(async ({ path, svg }) => ({
        path,
        content: pictureCache.get('png', svg) ?? pictureCache.set('png', svg, await draw(svg)),
      })),
    )
  } finally {
    await pool?.destroy()
  }
}

const threads = {
  filename: new URL('./draw-worker.mjs', import.meta.url).href,
  minThreads: 1,
  maxThreads: availableParallelism(),
  // Else a thread waits outside of its event loop, in which alone it lets go of pixels: 9 MB stayed for each picture.
  useAtomics: false,
}

interface Picture {
  /** Path below `dist`. */
  path: string
  svg: string
}
