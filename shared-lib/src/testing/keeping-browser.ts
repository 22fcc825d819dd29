/** A browser that keeps text, in the place of IndexedDB, which jsdom lacks. */
export function keepingBrowser() {
  const kept = new Map<string, unknown>()
  const answer = <Result>(work: () => Result) => {
    const request = { result: undefined as Result | undefined, onsuccess: () => {} }
    queueMicrotask(() => {
      request.result = work()
      request.onsuccess()
    })
    return request
  }
  const objectStore = {
    put: (value: unknown, key: string) => answer(() => void kept.set(key, value)),
    get: (key: string) => answer(() => kept.get(key)),
    delete: (key: string) => answer(() => void kept.delete(key)),
  }
  const database = { transaction: () => ({ objectStore: () => objectStore }), close: () => {} }
  Reflect.set(globalThis, 'indexedDB', { open: () => answer(() => database) })
  return {
    /** What is kept, by its user and its form. */
    kept,
    stop: () => void Reflect.deleteProperty(globalThis, 'indexedDB'),
  }
}
