import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What a process holds, in bytes. */
export interface Memory {
  /** What is left of its heap, and of what the heap refers to outside of it, once all garbage is collected. */
  live: number
  /** As Linux counts it, at the same time. */
  resident: number
}

/** Loaded into the server that is measured (`--import`); its own children inherit neither of these. */
const { SOAK_MEASURED, SOAK_PLANT } = process.env
delete process.env.SOAK_MEASURED
delete process.env.SOAK_PLANT

/** Whoever has started the server asks by IPC; the channel keeps nothing alive that would have ended. */
if (SOAK_MEASURED) {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  process.on('message', message => {
    if ((message as { type?: string }).type !== 'measure') return
    // What the first has finalised the second frees.
    collect()
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send?.({ type: 'measured', live: heapUsed + external, resident: rss })
  })
  process.channel?.unref()
}

/** A leak of the kind that the proof is to find: each request leaves something behind for ever. */
if (SOAK_PLANT === 'leak') {
  const kept: object[] = []
  const { subscribe } = await import('node:diagnostics_channel')
  subscribe('http.server.request.start', () => kept.push({ left: Array.from({ length: 1000 }, () => kept.length) }))
}
