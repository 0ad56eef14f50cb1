/** A server's answer that comes when the test says so. */
export function pendingAnswer(): { promise: Promise<Response>; arrive: () => void } {
  const arrivals: (() => void)[] = []
  const promise = new Promise<Response>((resolve) => arrivals.push(() => resolve(new Response())))
  return { promise, arrive: () => arrivals.forEach((arrive) => arrive()) }
}
