import { openCache } from '../ssg/cache.ts'

/** Apart from that of the build, which prunes what it has not used itself. */
export const auditCache = openCache('audit', ['audit', 'ssg/render', 'package-lock.json'])
