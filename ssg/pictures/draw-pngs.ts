import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { OutputFile } from '../output-file.ts'

/**
 * Draws SVGs (`draw-png`) in threads of their own: each takes 30 ms and several megabytes of pixels, which beside all else that a build holds
 * would have to be collected every few pictures.
 */
export async function drawPngs(pictures: Picture[]): Promise<OutputFile[]> {
  const pool = new Tinypool(threads)
  try {
    return await Promise.all(
      pictures.map(async ({ path, svg }): Promise<OutputFile> => ({ path, content: await pool.run(svg) })),
    )
  } finally {
    await pool.destroy()
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
