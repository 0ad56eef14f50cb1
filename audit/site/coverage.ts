import type { AuditedSite } from './audited-site.ts'

/** What rules look at. */
export const everyPage = ({ pages }: AuditedSite) => pages.map(({ file }) => file)
export const indexablePages = ({ indexable }: AuditedSite) => indexable.map(({ file }) => file)
export const filesNamed =
  (...names: (string | RegExp)[]) =>
  ({ files }: AuditedSite) =>
    [...files.keys()].filter((file) =>
      names.some((name) => (typeof name === 'string' ? name === file : name.test(file))),
    )

/** Files that people and programs can read, without their compressed copies. */
export const textFiles = filesNamed(/(\.(html|js|css|svg|json|xml|txt|md|webmanifest)|^_\w+)$/)
