/** For tests: answers every call with this, and keeps what was sent. */
export function answerWith(body: unknown, init?: ResponseInit) {
  const sent: { url: string; init: RequestInit }[] = []
  globalThis.fetch = (async (url: string, request: RequestInit) => {
    sent.push({ url, init: request })
    return body instanceof Error ? Promise.reject(body) : new Response(JSON.stringify(body), init)
  }) as typeof fetch
  return sent
}
