/** Runs pieces of work that have a key in common one after the other, in this process. */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const tidy = () => {
      if (last.get(key) === mine) last.delete(key)
    }
    last.set(key, mine)
    mine.then(tidy, tidy)
    return mine
  }
}
