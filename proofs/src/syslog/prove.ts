import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/testing/free-ports.mjs'
import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Context } from '../context.ts'
import { findPrograms, scratchFolder, startProgram, until } from '../programs.ts'
import { createReceiver } from './receiver.ts'

const run = promisify(execFile)
const LONG_MS = 90_000
const PEER = 'soc.example'
const SIGN_INS = 20
/** local0, info. */
const PRIORITY = 134

/** The server's log goes by rsyslog, as deploy/rsyslog has it, to a receiver over TLS, which is away for a while; no line is lost. */
export async function proveSyslog({ root, steps }: Context) {
  const { rsyslogd } = findPrograms('rsyslogd')
  const folder = await scratchFolder(undefined)
  const at = (name: string) => join(folder.path, name)
  const portal = await openKillable(root, { LOG_LEVEL: 'info' })
  const port = await freePort()
  try {
    steps.begin('rsyslog by the delivered file')
    const subject = ['-subj', `/CN=${PEER}`, '-addext', `subjectAltName=DNS:${PEER}`]
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
    await run('openssl', [...made, '-keyout', at('soc.key'), '-out', at('soc.pem')])
    const logs = join(portal.data, 'logs')
    const delivered = (await readFile(join(root, 'deploy/rsyslog/portal.conf'), 'utf8'))
      .replace('/var/lib/portal/logs', logs)
      .replace('/etc/portal/soc-ca.pem', at('soc.pem'))
      .replace(`target="${PEER}"`, 'target="127.0.0.1"')
      .replace('port="6514"', `port="${port}"`)
      .replace('resumeinterval="10"', 'resumeinterval="1"')
    await writeFile(at('rsyslog.conf'), `global(workDirectory="${await folder.make('work')}")\n${delivered}`)
    await run(rsyslogd, ['-N1', '-f', at('rsyslog.conf')])
    const receiver = createReceiver(port, { cert: at('soc.pem'), key: at('soc.key') })
    await receiver.listen()
    const rsyslog = startProgram(rsyslogd, ['-n', '-f', at('rsyslog.conf'), '-i', at('rsyslog.pid')])
    try {
      const missing = async () => {
        const sent = new Set(receiver.lines.map(({ text }) => text))
        return (await linesIn(logs)).filter(line => !sent.has(line))
      }
      const arrived = async () => {
        let left: readonly string[] = []
        const isAll = async () => {
          left = await missing()
          return left.length === 0
        }
        await until(isAll, LONG_MS, () => `${left.length} lines did not arrive, like ${left[0]}\n${rsyslog.said()}`)
      }
      const work = async () => {
        for (let count = 0; count < SIGN_INS; count++) {
          const { headers } = await signIn(portal.address, 'zs05')
          await fetch(`${portal.address}api/HomepageDeployController/getHomepageURL`, { headers })
        }
      }
      await work()
      await arrived()
      steps.begin('the receiver is away, and the day is over')
      await receiver.leave()
      await work()
      // As the server does at midnight, and at its start.
      await portal.kill()
      await rename(join(logs, 'server.log'), join(logs, 'server-2026-01-01.log'))
      await portal.start()
      await work()
      await receiver.listen()
      await arrived()
    } finally {
      await rsyslog.kill('SIGTERM')
      await receiver.leave()
    }
    const written = await linesIn(logs)
    const { lines } = receiver
    assert.ok(lines.every(({ app, priority }) => app === 'portal' && priority === PRIORITY))
    const calls = lines.map(({ text }) => JSON.parse(text)).filter(({ msg }) => msg === 'call')
    assert.ok(calls.some(({ person, reference }) => person === 'demo-zs05' && reference))
    const twice = lines.length - new Set(lines.map(({ text }) => text)).size
    return `${written.length} lines of the log, ${calls.length} of them calls, all arrived over TLS by rsyslog, ${twice} of them twice; the receiver was away for ${SIGN_INS * 2} sign-ins and a new file`
  } finally {
    await portal.stop()
    await folder.remove()
  }
}

async function linesIn(logs: string): Promise<string[]> {
  const files = (await readdir(logs)).filter(name => name.startsWith('server'))
  const texts = await Promise.all(files.map(name => readFile(join(logs, name), 'utf8')))
  return texts.flatMap(text => text.split('\n').filter(Boolean))
}
