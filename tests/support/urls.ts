import { routePaths } from '../../ssg/check/route-paths.ts'

/** Every page of the site. */
export const urls = routePaths(process.cwd())
