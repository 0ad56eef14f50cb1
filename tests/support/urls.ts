import { routePaths } from '../../ssg/check/routes.ts'

/** Every page of the site. */
export const urls = routePaths(process.cwd())
