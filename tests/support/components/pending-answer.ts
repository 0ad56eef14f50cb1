interface PendingAnswer {
  promise: Promise<Response>
  arrive: () => void
  fail: (cause: Error) => void
}

/** A server's answer that comes, or does not, when the test says so. */
export function pendingAnswer(): PendingAnswer {
  const ends: { resolve: (response: Response) => void; reject: (cause: Error) => void }[] = []
  const promise = new Promise<Response>((resolve, reject) => ends.push({ resolve, reject }))
  return {
    promise,
    arrive: () => ends.forEach(({ resolve }) => resolve(new Response())),
    fail: (cause) => ends.forEach(({ reject }) => reject(cause)),
  }
}
