import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { installedIn, makeBundle } from '../../../scripts/bundle/make.mjs'
import { startServer } from '../../../scripts/testing/server-process.mjs'
import type { Context } from '../context.ts'

const run = promisify(execFile)
const PROVINCE = 'chengxi'

/** The offline bundle is whole, tells of a changed file, names its packages, and runs with no registry to ask. */
export async function proveBundle({ root, steps }: Context) {
  const file = await makeBundle({ root, province: PROVINCE, steps })
  const folder = await mkdtemp(join(tmpdir(), 'portal-bundled-'))
  // As root the database runs under another account, which must be able to reach its folder.
  await chmod(folder, 0o711)
  try {
    steps.begin('unpacking and checking it')
    await run('sha256sum', ['-c', '--quiet', `${file}.sha256`], { cwd: dirname(file) })
    await run('tar', ['-xzf', file, '-C', folder])
    const [name = ''] = await readdir(folder)
    const unpacked = join(folder, name)
    const check = () => run('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: unpacked })
    await check()
    const packages = await requireNamed(unpacked)
    steps.begin('starting what was unpacked')
    await requireRunning(unpacked)
    steps.begin('changing a file of it')
    await appendFile(join(unpacked, 'server/dist/src/start/main.js'), '\n')
    if (
      await check().then(
        () => true,
        () => false,
      )
    )
      throw new Error('A changed file was not found')
    return `${packages} packages, all in its bill of materials; started without a registry`
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Every package that was unpacked stands in the bill of materials. Answers how many there are. */
async function requireNamed(unpacked: string): Promise<number> {
  const bill = JSON.parse(await readFile(join(unpacked, 'sbom.cdx.json'), 'utf8'))
  const named = new Set(
    bill.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl.split('?')[0] ?? '')),
  )
  const installed = await installedIn(unpacked)
  const missing = installed.filter(name => !named.has(`pkg:npm/${name}`))
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(', ')}`)
  return installed.length
}

/** It starts on a database of its own and serves the portal; a command runs there, too. Nothing may be fetched. */
async function requireRunning(unpacked: string): Promise<void> {
  const data = { DATA_FOLDER: join(dirname(unpacked), 'data'), DEMO_CASES: '0', LOG_LEVEL: 'warn' }
  const place = {
    HOST: '127.0.0.1',
    PORT: '0',
    PROVINCE,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_offline: 'true',
  }
  const env = { ...process.env, ...data, ...place }
  const server = await startServer(unpacked, env)
  try {
    const page = await (await fetch(server.address)).text()
    const [script] = page.match(/(?<=<script[^>]+src=")[^"]+\.js/) ?? []
    const found = script === undefined ? undefined : await fetch(new URL(script, server.address))
    if (!found?.ok) throw new Error('The portal does not serve its first script')
  } finally {
    await server.stop()
  }
  await run('npm', ['run', '-s', 'audit:verify'], { cwd: unpacked, env })
}
