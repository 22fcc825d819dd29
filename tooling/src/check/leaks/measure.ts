import { type Holdings, holdingsOf, type Tab } from './holdings.ts'

const MOUNTS = 50
/** What is loaded and remembered once is none that leaks. */
const WARM_UPS = 5
const KB = 1000

/**
 * How much more than before each mount may leave on average, and what it is called. What leaks at all leaks at every
 * mount; what the portal does beside leaves a few of its own.
 */
const LIMITS: { kind: keyof Holdings; most: number; told: (count: number) => string }[] = [
  { kind: 'nodes', most: 0.5, told: count => `${count} DOM nodes` },
  { kind: 'listeners', most: 0.5, told: count => `${count} listeners` },
  { kind: 'timers', most: 0.5, told: count => `${count} timers` },
  { kind: 'styles', most: 0.5, told: count => `${count} style sheets` },
  { kind: 'heap', most: 5 * KB, told: bytes => `${Math.round(bytes / KB)} KB of memory` },
]

type Measured = Pick<Tab, 'page' | 'devtools'>

/** What stays in a page when something is done and undone 50 times, in words. */
export async function measureLeaks(tab: Measured, once: () => Promise<unknown>) {
  const before = await holdingsAfter(WARM_UPS, tab, once)
  const halfway = await holdingsAfter(MOUNTS / 2, tab, once)
  const after = await holdingsAfter(MOUNTS / 2, tab, once)
  return LIMITS.flatMap(({ kind, most, told }) => {
    const growth = after[kind] - before[kind]
    // Code that is being compiled grows at first; what leaks goes on.
    const goesOn = after[kind] - halfway[kind] > (most * MOUNTS) / 2
    return goesOn && growth > most * MOUNTS ? [`leaves ${told(growth)} behind after ${MOUNTS} mounts`] : []
  })
}

async function holdingsAfter(times: number, tab: Measured, once: () => Promise<unknown>) {
  for (let time = 0; time < times; time++) await once()
  return holdingsOf(tab)
}
