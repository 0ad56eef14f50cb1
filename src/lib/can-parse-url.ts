import { attempt } from './attempt.ts'

/** Replaces `URL.canParse`, which rejects «https://müller.ch» in Node 20 once V8 has optimised it, after some 5,000 calls. */
export function canParseUrl(address: string, base?: string | URL): boolean {
  return attempt(() => new URL(address, base)) !== undefined
}
