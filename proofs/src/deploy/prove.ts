import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../../../scripts/testing/free-ports.mjs'
import type { Context } from '../context.ts'
import { findPrograms, scratchFolder } from '../programs.ts'
import { startNginx } from '../proxy/nginx.ts'
import { joinMembers } from './etcd.ts'
import { watchPortal } from './watching.ts'

const run = promisify(execFile)

/** Debian's own programs take the files of deploy/, and Prometheus by them sees a portal, and sees it go. */
export async function proveDeploy({ root, steps }: Context) {
  const programs = findPrograms(
    'amtool',
    'etcd',
    'nginx',
    'prometheus',
    'prometheus-alertmanager',
    'promtool',
    'systemd-analyze',
  )
  const folder = await scratchFolder(undefined)
  try {
    steps.begin('units and nginx by their files')
    const units = await verifyUnits(
      programs['systemd-analyze'],
      join(root, 'deploy/systemd'),
      await folder.make('units'),
    )
    const nginx = await startNginx(root, await freePorts(3))
    await nginx.stop()
    steps.begin('etcd by its file')
    const joined = await joinMembers(root, programs.etcd, await folder.make('etcd'))
    steps.begin('Prometheus and Alertmanager by their files')
    const watched = await watchPortal(root, programs, await folder.make('watching'))
    return `${units} units and nginx's file taken without a word; ${joined}; ${watched}`
  } finally {
    await folder.remove()
  }
}

/** Throws with what systemd has to say; answers how many there are. */
async function verifyUnits(analyze: string, from: string, to: string): Promise<number> {
  const names = await readdir(from)
  for (const name of names) {
    const text = await readFile(join(from, name), 'utf8')
    await writeFile(join(to, name), text.replace('ExecStart=/usr/bin/node ', `ExecStart=${process.execPath} `))
  }
  const said = await run(analyze, ['verify', ...names.map(name => join(to, name))])
  assert.equal(said.stdout + said.stderr, '')
  return names.length
}
