import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { decryptSecret } from './secrets'
import { findStep } from './totp'

/** A right code that is not used up yet. */
export interface RightCode {
  readonly personId: string
  readonly step: number
  /** As it is stored: while a code is used, another secret may take its place. */
  readonly secret: string
}

/** Finds out whether a code is right for a person. Undefined also where nobody is meant or nothing is enrolled. */
export async function findRightCode(
  services: Services,
  db: Db,
  personId: string | undefined,
  typed: string,
): Promise<RightCode | undefined> {
  const enrolled = await db
    .selectFrom('second_factor')
    .where('person_id', '=', personId ?? '')
    .select(['person_id as personId', 'secret'])
    .executeTakeFirst()
  if (!enrolled) return undefined
  const step = findStep(decryptSecret(services, enrolled.personId, enrolled.secret), typed, services.now())
  return step === undefined ? undefined : { ...enrolled, step }
}

/** Uses a code up. False where its time step was used before: of two that come at once, one wins. */
export async function useUp(db: Db, { personId, step, secret }: RightCode): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('secret', '=', secret)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
