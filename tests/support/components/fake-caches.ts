/** The browser's Cache API, as far as names of caches go. */
export class FakeCaches implements CacheStorage {
  readonly names: Set<string>

  constructor(...names: string[]) {
    this.names = new Set(names)
  }

  keys = () => Promise.resolve([...this.names])
  has = (name: string) => Promise.resolve(this.names.has(name))
  delete = (name: string) => Promise.resolve(this.names.delete(name))
  match = () => Promise.resolve(undefined)
  open = () => Promise.reject(new Error('no test opens a cache'))
}
