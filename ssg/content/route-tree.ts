import { Generator, getConfig, type Config } from '@tanstack/router-generator'

/** The options for the route tree, for Vite and for scripts that need the tree without a build. */
export const routeTreeOptions = {
  target: 'react',
  enableRouteTreeFormatting: false,
  // Without the comments that would disable linting and type checking.
  routeTreeFileHeader: [],
  autoCodeSplitting: true,
} satisfies Partial<Config>

export const routeTreeFile = 'src/routeTree.gen.ts'

export async function writeRouteTree(root: string): Promise<void> {
  const config = getConfig({ ...routeTreeOptions, disableLogging: true }, root)
  await new Generator({ config, root }).run()
}
