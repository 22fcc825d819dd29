/** What is on its way to the server, by draft: one save after the other, and a draft is opened again only after them. */
const underWay = new Map<string, Promise<void>>()

/** Waits for what is on its way for a draft. */
export const othersOf = (key: string): Promise<void> => underWay.get(key) ?? Promise.resolve()

/** Does some work after all that is on its way for a draft. */
export function afterOthers(key: string, work: () => Promise<void>): Promise<void> {
  const done = othersOf(key).then(work)
  underWay.set(key, done)
  return done
}
