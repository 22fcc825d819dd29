import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'

const TRIES = 200
const PAUSE_MS = 50

/** Waits until a program takes connections; throws after ten seconds. */
export async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isThere = await new Promise<boolean>(tell => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        tell(true)
      }).on('error', () => tell(false))
    })
    if (isThere) return
    await new Promise(done => setTimeout(done, PAUSE_MS))
  }
  throw new Error(`No program answers at ${port}`)
}

/** Ends a program, and removes what it has kept. */
export async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true })
}
