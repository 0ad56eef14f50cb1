import type { Finding } from '../rule.ts'
import { placeOf, type AuditedPage } from './audited-page.ts'

/** Pages that say in one place what another page says there. */
export function repeated(
  pages: AuditedPage[],
  name: string,
  read: (page: AuditedPage) => string[],
): Finding[] {
  const first = new Map<string, AuditedPage>()
  return pages.flatMap((page) => {
    const value = read(page).join(' ')
    const twin = first.get(value)
    if (value === '') return []
    if (!twin) {
      first.set(value, page)
      return []
    }
    const message = `hat ${name} wie ${twin.path}: «${value}»`
    return [{ ...placeOf(page, value), message, hint: 'Sagen, was nur diese Seite bietet.' }]
  })
}

/** Pages that do not say something exactly once. */
export function notOnce(
  pages: AuditedPage[],
  name: string,
  read: (page: AuditedPage) => string[],
): Finding[] {
  return pages.flatMap((page) => {
    const values = read(page)
    if (values.length === 1 && values[0]?.trim()) return []
    const message = values.length > 1 ? `hat ${values.length} × ${name}` : `hat kein <${name}>`
    return [{ ...placeOf(page), message, hint: 'Genau ein nicht leeres Element schreiben.' }]
  })
}
