import type { freshPage } from '../../../../bench/browser/launch.mjs'

/** A page that is open in the browser, and what tells of its memory. */
export type Tab = Awaited<ReturnType<typeof freshPage>>

/** Heap in bytes. */
export interface Holdings {
  nodes: number
  listeners: number
  timers: number
  styles: number
  heap: number
}

/** Runs in the page, before all else in it: keeps count of the timers that are set. */
export function countTimers() {
  const live = new Set()
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  const counted =
    (set: (run: () => void, ms?: number) => number, once: boolean) =>
    (run: (...args: unknown[]) => void, ms: number, ...rest: unknown[]) => {
      const id = set.call(
        window,
        () => {
          if (once) live.delete(id)
          run(...rest)
        },
        ms,
      )
      live.add(id)
      return id
    }
  const forgets = (clear: (id?: number) => void) => (id: number) => {
    live.delete(id)
    clear.call(window, id)
  }
  Object.assign(window, {
    setTimeout: counted(setTimeout, true),
    setInterval: counted(setInterval, false),
    clearTimeout: forgets(clearTimeout),
    clearInterval: forgets(clearInterval),
    liveTimers: live,
  })
}

/** What a page holds after everything that can be collected has been. */
export async function holdingsOf({ page, devtools }: Pick<Tab, 'page' | 'devtools'>): Promise<Holdings> {
  const { timers, styles } = await page.evaluate(countInPage)
  // What a finalizer of the first collection lets go, the next collects.
  for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), timers, styles, heap: of('JSHeapUsedSize') }
}

/** Runs in the page. */
function countInPage() {
  const live = Reflect.get(window, 'liveTimers')
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  return { timers: live instanceof Set ? live.size : 0, styles: sheets.length }
}
