import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@portal/shared-lib/contract/envelope'
import type { Call } from '@portal/shared-lib/contract/form'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'
import { Refusal, refuse } from '../refusal'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The id by which a write is recognised; who sends none is answered, but not protected against sending twice. */
export function requestIdOf({ headers }: FastifyRequest): string {
  const id = headers[REQUEST_ID_HEADER.toLowerCase()]
  if (id === undefined) return randomUUID()
  return typeof id === 'string' && UUID.test(id) ? id : refuse('badInput', { detail: REQUEST_ID_HEADER })
}

interface Write {
  readonly call: Call
  readonly caller: Caller
  readonly requestId: string
}

/**
 * Runs a write in one transaction, or answers as it was answered before. While the first of two is running, the
 * second waits at the unique key; should the first come to nothing, the second takes its place.
 */
export async function once(write: Write, db: Kysely<Database>, effect: (db: Db) => Promise<unknown>): Promise<unknown> {
  const run = async (transaction: Db) => {
    if (!(await isFirst(write, transaction))) return earlierAnswer(write, transaction)
    const answer = await effect(transaction)
    await remember(write, answer, transaction)
    return answer
  }
  return db.transaction().execute(run).catch(keepOfRefusal(db))
}

/** Only when the transaction is over: a call that asked for a second connection while it holds one could wait for ever. */
export function keepOfRefusal(db: Db) {
  return async (error: unknown) => {
    if (error instanceof Refusal) await error.keep?.(db)
    throw error
  }
}

async function isFirst({ call, caller, requestId }: Write, db: Db): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_request')
    .values({ person_id: caller.personId, request_id: requestId, call_id: call.path })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function earlierAnswer({ call, caller, requestId }: Write, db: Db): Promise<unknown> {
  const earlier = await db
    .selectFrom('answered_request')
    .select(['call_id', 'answer'])
    .where('person_id', '=', caller.personId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (earlier.call_id !== call.path) return refuse('badInput', { detail: `${REQUEST_ID_HEADER} 已用于其他操作` })
  return earlier.answer
}

async function remember({ caller, requestId }: Write, answer: unknown, db: Db): Promise<void> {
  await db
    .updateTable('answered_request')
    .set({ answer: JSON.stringify(answer) })
    .where('person_id', '=', caller.personId)
    .where('request_id', '=', requestId)
    .execute()
}
