import { rmSync } from 'node:fs'
import './global-setup'

export default async function stopDatabase(): Promise<void> {
  if (!globalThis.testDatabase) return
  const { folders, stop } = globalThis.testDatabase
  await stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
