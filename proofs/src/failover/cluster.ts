import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../../scripts/testing/free-ports.mjs'
import {
  findPostgres,
  findPrograms,
  plainAccount,
  type Running,
  scratchFolder,
  startProgram,
  until,
} from '../programs.ts'

const MEMBERS = ['db1', 'db2', 'db3'] as const
const PASSWORD = 'proof'
const LONG_MS = 120_000
const STOP_MS = 20_000

/** A machine of the database: its part of etcd, its Patroni, its PostgreSQL. */
interface Machine {
  name: string
  ports: { etcd: number; peer: number; rest: number; postgres: number }
  data: string
  etcd?: Running
  patroni?: Running
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Three machines of PostgreSQL under Patroni and etcd, and HAProxy that leads to the one that is written to, by the files of
 * deploy/patroni: all on this machine, on ports of their own. Throws, with what has to be installed, where a program is missing.
 */
export async function startCluster(root: string) {
  const programs = findPrograms('etcd', 'patroni', 'haproxy')
  const binaries = await findPostgres()
  const account = plainAccount()
  const folder = await scratchFolder(account)
  const deployed = join(root, 'deploy/patroni')
  const [primary = 0, replicas = 0, ...rest] = await freePorts(2 + 4 * MEMBERS.length)
  const machines: Machine[] = await Promise.all(
    MEMBERS.map(async (name, at) => {
      const [etcd = 0, peer = 0, api = 0, postgres = 0] = rest.slice(4 * at)
      const data = await folder.make(name)
      // Patroni would make it as one that others may read, which PostgreSQL refuses.
      await folder.make(join(name, 'data'))
      return { name, ports: { etcd, peer, rest: api, postgres }, data }
    }),
  )
  let haproxy: Running | undefined
  // There is no repository here.
  const settings = join(folder.path, 'patroni.yml')
  const delivered = await readFile(join(deployed, 'patroni.yml'), 'utf8')
  await writeFile(settings, delivered.replace(/archive_command: .*/, "archive_command: 'true'"), { mode: 0o644 })

  const startEtcd = async ({ name, ports, data }: Machine) => {
    const [client, peer] = [ports.etcd, ports.peer].map(port => `http://127.0.0.1:${port}`)
    const all = machines.map(each => `${each.name}=http://127.0.0.1:${each.ports.peer}`).join(',')
    const at = { 'listen-client-urls': client, 'advertise-client-urls': client, 'listen-peer-urls': peer }
    const options = { name, 'data-dir': join(data, 'etcd'), ...at, 'initial-advertise-peer-urls': peer }
    const args = Object.entries({ ...options, 'initial-cluster': all }).map(([key, value]) => `--${key}=${value}`)
    return startProgram(programs.etcd, args, { account, env: { ETCD_UNSUPPORTED_ARCH: process.arch } })
  }

  const startPatroni = ({ name, ports, data }: Machine) =>
    startProgram('python3', [programs.patroni, settings], {
      account,
      cwd: data,
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: machines.map(each => `'127.0.0.1:${each.ports.etcd}'`).join(','),
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ports.rest}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${ports.rest}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ports.postgres}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${ports.postgres}`,
        PATRONI_POSTGRESQL_DATA_DIR: join(data, 'data'),
        PATRONI_POSTGRESQL_BIN_DIR: binaries,
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PATRONI_REWIND_USERNAME: 'rewinder',
        PATRONI_REWIND_PASSWORD: PASSWORD,
      },
    })

  /** The delivered file with the addresses that are used here. */
  const startHaproxy = async () => {
    const text = (await readFile(join(deployed, 'haproxy.cfg'), 'utf8'))
      .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${primary}`)
      .replace('bind 127.0.0.1:5001', `bind 127.0.0.1:${replicas}`)
      .replace(/server (\w+) \S+ check port \d+/g, (whole, name) => {
        const machine = machines.find(each => each.name === name)
        return machine ? `server ${name} 127.0.0.1:${machine.ports.postgres} check port ${machine.ports.rest}` : whole
      })
    const file = join(folder.path, 'haproxy.cfg')
    await writeFile(file, text)
    return startProgram(programs.haproxy, ['-db', '-f', file])
  }

  const told = () =>
    machines
      .map(({ name, etcd, patroni }) => `${name}\n${etcd?.said()}\n${patroni?.said()}`)
      .concat(haproxy?.said() ?? '')
      .join('\n')
  const isAll = async (path: string, count: number) => {
    const answers = await Promise.all(machines.map(({ ports }) => answers200(ports.rest, path)))
    return answers.filter(Boolean).length === count
  }
  /** One is written to, and the others follow, one of them without a gap. */
  const settled = () =>
    until(
      async () => (await isAll('primary', 1)) && (await isAll('replica', 2)) && (await isAll('synchronous', 1)),
      LONG_MS,
      () => `The machines of the database do not come together\n${told()}`,
    )
  const leader = async () => {
    for (const machine of machines) if (await answers200(machine.ports.rest, 'primary')) return machine
    throw new Error(`Nobody is written to\n${told()}`)
  }
  const stop = async () => {
    await haproxy?.kill()
    // They take their PostgreSQL along, if they can.
    await Promise.race([Promise.all(machines.map(({ patroni }) => patroni?.kill('SIGTERM'))), pause(STOP_MS)])
    await Promise.all(
      machines.map(machine => machine.patroni?.kill().then(() => killPostgres(machine).catch(() => {}))),
    )
    await Promise.all(machines.map(({ etcd }) => etcd?.kill()))
    await folder.remove()
  }
  try {
    haproxy = await startHaproxy()
    for (const machine of machines) machine.etcd = await startEtcd(machine)
    for (const machine of machines) machine.patroni = startPatroni(machine)
    await settled()
    if (!haproxy.isRunning()) throw new Error(`HAProxy does not run\n${haproxy.said()}`)
  } catch (error) {
    await stop()
    throw error
  }

  return {
    /** Where the database is written to, as one of its roles. */
    urlOf: (role: string, database: string) => `postgres://${role}:${PASSWORD}@127.0.0.1:${primary}/${database}`,
    /** Where the database is read only. */
    readUrlOf: (role: string, database: string) => `postgres://${role}:${PASSWORD}@127.0.0.1:${replicas}/${database}`,
    password: PASSWORD,
    settled,

    /** All of the machine that is written to ends at once, as by a power cut; answers how it is started again. */
    async killMachine() {
      const machine = await leader()
      await Promise.all([machine.patroni?.kill(), machine.etcd?.kill(), killPostgres(machine)])
      return async () => {
        machine.etcd = await startEtcd(machine)
        machine.patroni = startPatroni(machine)
      }
    },

    /** PostgreSQL alone ends; its Patroni sees to it. */
    async killPostgres() {
      await killPostgres(await leader())
      return async () => {}
    },

    /** Another is written to from now on, as before the upkeep of a machine. */
    async switchOver() {
      const { name, ports } = await leader()
      const body = JSON.stringify({ leader: name })
      const answer = await fetch(`http://127.0.0.1:${ports.rest}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`)
      return async () => {}
    },
    stop,
  }
}

const answers200 = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The main process; its children end when it is gone. */
async function killPostgres({ data }: Machine): Promise<void> {
  const [pid] = (await readFile(join(data, 'data/postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
