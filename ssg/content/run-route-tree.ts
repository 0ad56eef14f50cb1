import { fileURLToPath } from 'node:url'
import { writeRouteTree } from './route-tree.ts'

await writeRouteTree(fileURLToPath(new URL('../..', import.meta.url)))
