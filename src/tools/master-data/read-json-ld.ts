import { extractBlocks } from '../graph/extract.ts'
import { isObject, listOf, readGraph, scalarsOf, type Json, type JsonObject } from '../graph/read.ts'
import { emptyRecord } from './field-form.ts'
import type { Block } from './read-block.ts'

/** Reads the firms that JSON-LD states; `undefined` if the text has none. */
export function readJsonLd(pasted: string): Block[] | undefined {
  if (!/^\s*[[{]|ld\+json/i.test(pasted)) return undefined
  return readGraph(extractBlocks(pasted).blocks).nodes.flatMap(({ described }) => described.flatMap(firmOf))
}

function firmOf(node: JsonObject): Block | [] {
  const address = listOf(node.address).find(isObject) ?? {}
  const [phone = '', ...otherPhones] = scalarsOf(node.telephone)
  const record = {
    ...emptyRecord,
    name: text(node.name),
    street: text(address.streetAddress),
    postalCode: text(address.postalCode),
    town: text(address.addressLocality),
    phone,
    email: text(node.email).replace(/^mailto:/i, ''),
    uid: [node.vatID, node.taxID].map(text).find((uid) => /^CHE/i.test(uid)) ?? '',
    url: text(node.url),
  }
  if (record.name === '' || (record.street === '' && record.postalCode === '' && phone === '')) return []
  return { record, otherPhones, hours: [], closed: '', unread: [] }
}

function text(value: Json | undefined): string {
  return scalarsOf(value)[0]?.trim() ?? ''
}
