const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Calls once when the process is asked to end, or when the launcher that started it is gone. */
export function onStop(stop: () => Promise<void>): void {
  let asked = false
  const once = () => {
    if (asked) return
    asked = true
    stop().catch(error => {
      console.error(error)
      process.exit(1)
    })
  }
  for (const signal of SIGNALS) process.on(signal, once)
  process.on('disconnect', once)
}
