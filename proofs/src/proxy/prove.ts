import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../../scripts/testing/sign-in.mjs'
import { actWhile } from '../acting/act-while.ts'
import { createPatientReader } from '../acting/patient-reader.ts'
import { startPostgres } from '../acting/postgres.ts'
import { startPortal } from '../acting/servers.ts'
import type { Context } from '../context.ts'
import { findPrograms } from '../programs.ts'
import { startNginx, trustingIt } from './nginx.ts'

const SEED = 20_261_127
const SERVERS = 3
const WORK_MS = 4000

/** Three servers behind nginx as deploy/nginx has it are restarted one after the other while people act, and nobody notices. */
export const proveProxy = (context: Context) => trustingIt(() => restartBehind(context))

async function restartBehind({ root, steps, options }: Context) {
  findPrograms('nginx')
  steps.begin('PostgreSQL, three servers and nginx')
  const postgres = await startPostgres()
  try {
    const env = { TRUST_PROXY: '127.0.0.1' }
    const portal = await startPortal(root, postgres, { count: SERVERS, env })
    const reader = createPatientReader(postgres.urlOf('portal_owner', 'portal'))
    const nginx = await startNginx(
      root,
      portal.addresses.map(address => Number(new URL(address).port)),
    )
    try {
      const address = nginx.origin + new URL(portal.addresses[0] ?? '').pathname
      steps.begin('what it lets through')
      await requireHeaders(nginx.origin, address)
      steps.begin('restarts while people act')
      const play = { addresses: [address], query: reader.query, seed: Number(options.seed ?? SEED), say: steps.detail }
      const { petitions, answers, repeated } = await actWhile(play, async ({ isOver }) => {
        for (let at = 0; at < SERVERS && !isOver(); at++) {
          await pause(WORK_MS)
          await portal.restart(at)
        }
        await pause(WORK_MS)
      })
      assert.equal(repeated, 0, 'nginx left requests without an answer')
      return (
        `${SERVERS} servers restarted behind nginx: ${petitions} petitions, ${answers} acknowledged requests, each there once, ` +
        'none without an answer; live updates come through'
      )
    } finally {
      await nginx.stop()
      await reader.close()
      await portal.stop()
    }
  } finally {
    await postgres.stop()
  }
}

/** Headers are the portal's own, once each; who watches is not let in; live updates are not held back. */
async function requireHeaders(origin: string, address: string): Promise<void> {
  const answer = await fetch(`${address}api/health`)
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-security-policy') ?? '', /^[^,]*default-src[^,]*$/)
  assert.equal((await fetch(`${origin}/health/ready`)).status, 404)
  const { headers } = await signIn(address, 'zs05')
  const leaving = new AbortController()
  const live = await fetch(`${address}api/live`, { headers, signal: leaving.signal })
  assert.match(live.headers.get('content-type') ?? '', /event-stream/)
  const first = await live.body?.getReader().read()
  assert.ok(first?.value?.length, 'Live updates are held back')
  leaving.abort()
}
