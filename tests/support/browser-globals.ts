import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web'

// Every browser has these, but neither jsdom nor the context that Vitest makes for it: React renders into a stream.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream })
// jsdom has it, to say that it has it not.
globalThis.scrollTo = () => undefined
// jsdom measures nothing.
Object.assign(performance, { getEntriesByType: () => [] })
