import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { PortalServer } from './server'

const ROOT = resolve(__dirname, '../..')

/** The PIN of its keys. */
export const PIN = '111111'

/** Runs the stand-in of the certificate helper, for pages of a portal; the answer ends it. */
export async function startCertHelper(
  { address, data }: PortalServer,
  ...options: string[]
): Promise<() => Promise<void>> {
  const program = [join(ROOT, 'scripts/cert-helper.mjs'), '--origin', new URL(address).origin, ...options]
  const child = spawn(process.execPath, ['--conditions=compiled', ...program], {
    env: { ...process.env, DATA_FOLDER: data },
  })
  await listening(child)
  return async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
}

/** It says one line once it listens. */
function listening(child: ChildProcess): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', text => (complaint += text))
  return new Promise((done, fail) => {
    child.stdout?.once('data', () => done())
    child.once('exit', code => fail(new Error(`The certificate helper ended with ${code}:\n${complaint}`)))
  })
}
