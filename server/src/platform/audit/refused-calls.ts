import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Refusal } from '../refusal'
import type { Services } from '../services'
import { type Actor, actorOf } from './actor'
import { recordAudit } from './record'

const MINUTE_MS = 60_000
/** For want of a right, or of a row that the caller could see. */
const KEPT: readonly Refusal['reason'][] = ['forbidden', 'notFound']

/** Counts a call that was refused to somebody for want of a right or a row; all others leave no trace. */
export async function noteRefused({ db, config, now }: Services, request: FastifyRequest, { reason }: Refusal) {
  const { caller, ip, routeOptions } = request
  if (!caller || !KEPT.includes(reason)) return
  const call = (routeOptions.url ?? '').slice(config.basePath.length)
  await db
    .insertInto('refused_call')
    .values({
      minute: minuteOf(now()),
      person_id: caller.personId,
      call,
      reason,
      address: ip,
      actor: JSON.stringify(actorOf(caller)),
    })
    .onConflict(same =>
      same
        .columns(['minute', 'person_id', 'call', 'reason'])
        .doUpdateSet({ count: sql<number>`refused_call.count + 1` }),
    )
    .execute()
}

/** Writes what was refused in minutes that are over into the audit: one row for a person, call and minute. */
export async function auditRefused({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async transaction => {
    const rows = await transaction
      .deleteFrom('refused_call')
      .where('minute', '<', minuteOf(now()))
      .returning(['minute', 'call', 'reason', 'count', 'actor', 'address'])
      .execute()
    for (const { minute, call, reason, count, actor, address } of rows)
      await recordAudit(transaction, {
        ...(actor as Actor),
        action: 'refusedCall',
        objectType: 'call',
        objectId: call,
        result: reason,
        address,
        after: { count, minute: minute.toISOString() },
      })
  })
}

const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS)
