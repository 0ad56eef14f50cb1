import { site } from '../../site.ts'

const number = site.vat ?? site.uid

/** The number of the register, with MWST where the operator pays it; `null` for who has none. */
export const businessNumber = number && `UID ${number}`
