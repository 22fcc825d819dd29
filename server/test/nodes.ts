import { join } from 'node:path'
import { freePorts } from '../../scripts/testing/free-ports.mjs'
import { type Balancer, startBalancer } from './balancer'
import { type Client, createClient } from './client'
import type { Portal } from './portal'
import { s3Environment } from './s3-server'
import { type ServerProcess, startProcess, summaryOf } from './server-process'

/** A server process among several behind one address. */
export interface Node extends Client {
  /** Ends it as an operator does, and starts it anew at the same port; answers once it takes calls again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface Nodes {
  readonly nodes: readonly Node[]
  /** Speaks to whichever comes next. */
  readonly behind: Client
  readonly balancer: Balancer
  stop(): Promise<void>
}

/** Servers on the database and in the bucket of a portal, each with a data folder of its own and nothing else in common. */
export async function startNodes(portal: Portal, count: number, env: NodeJS.ProcessEnv = {}): Promise<Nodes> {
  const { services } = portal
  const { config, databaseUrl } = services
  const { s3 } = config.files
  if (!s3) throw new Error('The nodes have no bucket in common')
  const common = {
    DATABASE_URL: databaseUrl,
    FILE_STORE: 's3',
    ...s3Environment(s3),
    CERT_FOLDER: config.certificateFolder,
    TRUST_PROXY: '127.0.0.1',
    LEAVE_SECONDS: '1',
    HOST: '127.0.0.1',
    ...env,
  }
  const ports = await freePorts(count)
  const start = async (port: number) => {
    const child = startProcess({ ...common, PORT: `${port}`, DATA_FOLDER: join(config.dataFolder, `node-${port}`) })
    return { child, address: (await summaryOf(child)).address }
  }
  const nodes = await Promise.all(
    ports.map(async port => {
      let { child, address } = await start(port)
      const stop = () => endOf(child)
      const restart = async () => {
        await stop()
        child = (await start(port)).child
      }
      return { ...createClient(address, services), stop, restart }
    }),
  )
  const balancer = await startBalancer(ports)
  return {
    nodes,
    balancer,
    behind: createClient(balancer.origin + config.basePath, services),
    async stop() {
      await balancer.stop()
      await Promise.all(nodes.map(node => node.stop()))
    },
  }
}

async function endOf({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM')
  const code = await ended
  if (code !== 0) throw new Error(`A server that was asked to end did so with ${code}`)
}
