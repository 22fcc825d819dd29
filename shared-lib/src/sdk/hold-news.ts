/** What is under way that reads anew itself what it changes. */
const underWay = new Set<Promise<unknown>>()

/**
 * Has live news wait until something is done. Its own news otherwise come while it answers, and all that is shown would be
 * read again before what leads on from it.
 */
export function holdNews(work: Promise<unknown>): void {
  const over = () => underWay.delete(work)
  underWay.add(work)
  work.then(over, over)
}

/** Ends with what holds news now; undefined where nothing does. */
export const heldNews = (): Promise<unknown> | undefined =>
  underWay.size > 0 ? Promise.allSettled(underWay) : undefined
