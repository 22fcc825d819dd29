/**
 * Lets each key through so many times in a span of milliseconds, in this process. Windows follow one another, and the
 * keys of the last one are forgotten.
 */
export function allowance(most: number, milliseconds: number): (key: string, now: Date) => boolean {
  let since = 0
  const used = new Map<string, number>()
  return (key, now) => {
    if (Math.abs(now.getTime() - since) >= milliseconds) {
      since = now.getTime()
      used.clear()
    }
    const times = (used.get(key) ?? 0) + 1
    used.set(key, times)
    return times <= most
  }
}
