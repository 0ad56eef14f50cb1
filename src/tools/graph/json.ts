/** What `JSON.parse` can give. */
export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A single value or many, as JSON-LD allows both. */
export function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((one) => typeof one === 'string')
}
