import { readConfig } from '../platform/config'
import { ROOT } from '../platform/root'
import { failureText } from './failure'
import { createReport } from './report'
import { type Running, start } from './start'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Calls once when the process is asked to end, or when the launcher that started it is gone. */
function onStop(stop: () => Promise<void>): void {
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

const report = createReport(process)

async function main(): Promise<void> {
  let starting: Promise<Running> | undefined
  let stopping = false
  onStop(async () => {
    stopping = true
    // Who is told to stop while still starting tidies up all the same.
    const running = await starting?.catch(() => undefined)
    await running?.stop()
    process.exit(0)
  })
  starting = start(readConfig(process.env, ROOT), report)
  const { summary } = await starting
  if (!stopping) report.ready(summary)
}

main().catch(async error => {
  await report.failed(failureText(error))
  process.exit(1)
})
