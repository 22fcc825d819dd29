import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { PortalServer } from './server'

const ROOT = resolve(__dirname, '../..')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** A registry folder on a server of its own, as whoever tests a remote has it. */
export interface TestServer {
  readonly origin: string
  /** What to keep in a window that is to try it. */
  readonly setting: string
  /** Paths that were asked for. */
  readonly asked: string[]
  /** Changes each file of one kind that is sent from now on, or none. */
  change(kind: string | undefined): void
  stop(): Promise<void>
}

/** Packs a remote as it is built, and serves it. */
export async function serveRemote(remote: string): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'))
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(ROOT, 'scripts/tool.mjs'),
    'tooling',
    'pack',
    remote,
    '--to',
    folder,
  ])
  const asked: string[] = []
  let changed: string | undefined
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://server').pathname
    asked.push(path)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'no-store')
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' })
    response.end(changed && path.endsWith(changed) ? `${bytes} ` : bytes)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const setting =
    /sessionStorage\.portalTrial = '(.*)'/.exec(stdout)?.[1]?.replace('https://try.example.cn', origin) ?? ''
  return {
    origin,
    setting,
    asked,
    change: kind => {
      changed = kind
    },
    stop: async () => {
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Composes what a province that allows trials from an origin would have: the page says so, and its policy. */
export async function allowTrials({ www }: PortalServer, origin: string): Promise<void> {
  const page = join(www, 'index.html')
  const headers = join(www, '../headers.json')
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace('"testPorts":', `"trialOrigins":["${origin}"],"testPorts":`))
  for (const form of ['br', 'gz']) await rm(`${page}.${form}`, { force: true })
  const policy = await readFile(headers, 'utf8')
  await writeFile(headers, policy.replaceAll(/(script|style|img|connect)-src 'self'/g, `$& ${origin}`))
}
