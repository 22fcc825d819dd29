import { randomInt } from 'node:crypto'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

const DIGITS = 7
/** Numbers that are tried: with a million meetings kept, one in ten is taken. */
const TRIES = 20

/** Keeps a meeting of the caller's under a number that no other has. */
export async function newRoom(db: Db, caller: Caller, petitionId: string | null, at: Date): Promise<string> {
  const { provinceCode, personId } = caller
  for (let tries = 0; tries < TRIES; tries++) {
    const room_id = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const made = await db
      .insertInto('meeting')
      .values({ province_code: provinceCode, room_id, host_id: personId, petition_id: petitionId, created_at: at })
      .onConflict(conflict => conflict.doNothing())
      .returning('room_id')
      .executeTakeFirst()
    if (made) return made.room_id
  }
  throw new Error('no number is free for a meeting')
}
