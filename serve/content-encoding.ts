export type Encoding = 'br' | 'gzip'

/** Whether `Accept-Encoding` takes a coding: it is named, by itself or by `*`, and not refused by `;q=0` (RFC 9110, 12.5.3). */
export function accepts(acceptEncoding: string | undefined, encoding: Encoding): boolean {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters
        .map((text) => /^\s*q=(.*)$/.exec(text)?.[1])
        .find((text) => text !== undefined)
      return [name.trim(), weight === undefined ? 1 : Number(weight)]
    }),
  )
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}
