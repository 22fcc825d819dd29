import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../../../scripts/testing/free-ports.mjs'
import { findPrograms, scratchFolder, startProgram, until } from '../programs.ts'

const run = promisify(execFile)
const LONG_MS = 20_000

/** nginx in front of servers by the delivered file, with a certificate of its own; throws where nginx refuses the file. */
export async function startNginx(root: string, ports: readonly number[]) {
  const { nginx } = findPrograms('nginx')
  const folder = await scratchFolder(undefined)
  const [http = 0, https = 0] = await freePorts(2)
  const at = (name: string) => join(folder.path, name)
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  await run('openssl', [...asked, '-keyout', at('portal.key'), '-out', at('portal.pem')])
  let server = 0
  const delivered = (await readFile(join(root, 'deploy/nginx/portal.conf'), 'utf8'))
    .replace(/server 10\.0\.0\.\d+:8080/g, () => `server 127.0.0.1:${ports[server++]}`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace(/^( *listen) 443 /m, `$1 127.0.0.1:${https} `)
    .replaceAll('/etc/nginx/tls/', `${folder.path}/`)
  await writeFile(at('portal.conf'), delivered)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${at(`${name}-temp`)};`,
  )
  const main = `pid ${at('nginx.pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\ninclude portal.conf;\n}\n`
  await writeFile(at('nginx.conf'), main)
  const place = ['-p', folder.path, '-c', at('nginx.conf'), '-e', 'stderr']
  await run(nginx, [...place, '-t'])
  const running = startProgram(nginx, [...place, '-g', 'daemon off;'])
  const answers = async () => (await fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' })).status === 301
  await until(answers, LONG_MS, () => `nginx does not start\n${running.said()}`)
  return {
    origin: `https://127.0.0.1:${https}`,
    async stop() {
      await running.kill('SIGTERM')
      await folder.remove()
    },
  }
}

/** Does some work by its certificate, which is its own: any is trusted meanwhile, and nobody else is asked anything. */
export async function trustingIt<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before
  }
}
