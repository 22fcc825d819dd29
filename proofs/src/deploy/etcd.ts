import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePorts } from '../../../scripts/testing/free-ports.mjs'
import { startProgram, until } from '../programs.ts'

const LONG_MS = 60_000
const MEMBERS = [1, 2, 3] as const
/** What a machine says of itself. */
const OWN = /^ETCD_(?:NAME|LISTEN|INITIAL_ADVERTISE|ADVERTISE).*$/gm

/** Three members of etcd by the delivered file, each with a name and addresses of its own, come together and tell Prometheus of themselves. */
export async function joinMembers(root: string, etcd: string, folder: string): Promise<string> {
  const delivered = await readFile(join(root, 'deploy/patroni/etcd.env'), 'utf8')
  const ports = await freePorts(2 * MEMBERS.length)
  const at = (member: number, port: string) => `127.0.0.1:${ports[2 * (member - 1) + (port === '2379' ? 0 : 1)]}`
  const running = MEMBERS.map(member => {
    const text = delivered
      .replace(OWN, line => line.replace('db1', `db${member}`).replaceAll('10.0.0.21', `10.0.0.2${member}`))
      .replace(/10\.0\.0\.2(\d):(\d+)/g, (_, of, port) => at(Number(of), port))
    const env = Object.fromEntries(
      Array.from(text.matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]),
    )
    const place = { ETCD_DATA_DIR: join(folder, `db${member}`), ETCD_UNSUPPORTED_ARCH: process.arch }
    return startProgram(etcd, [], { env: { ...env, ...place } })
  })
  try {
    const told = () => running.map(each => each.said()).join('\n')
    for (const member of MEMBERS) {
      const isHealthy = async () =>
        (await (await fetch(`http://${at(member, '2379')}/health`)).json()).health === 'true'
      await until(isHealthy, LONG_MS, () => `The members of etcd do not come together\n${told()}`)
      const figures = await (await fetch(`http://${at(member, '2379')}/metrics`)).text()
      assert.match(figures, /^etcd_server_has_leader 1$/m)
    }
    return `${running.length} members of etcd came together`
  } finally {
    await Promise.all(running.map(each => each.kill()))
  }
}
