import { Generator, getConfig, type Config } from '@tanstack/router-generator'

/** How `src/routeTree.gen.ts` is made of the route files, for Vite and for whoever needs it without a build. */
export const routeTreeOptions = {
  target: 'react',
  enableRouteTreeFormatting: false,
  // Checked like any other file: without the switches that would turn that off.
  routeTreeFileHeader: [],
  autoCodeSplitting: true,
} satisfies Partial<Config>

/** Writes the tree of the route files that are there. */
export async function writeRouteTree(root: string): Promise<void> {
  const config = getConfig({ ...routeTreeOptions, disableLogging: true }, root)
  await new Generator({ config, root }).run()
}
