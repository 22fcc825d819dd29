import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { lockFileById } from './case-file'
import { firstStep } from './step-of'
import type { Work } from './work'

/** What an action of the workflow works on that follows a registration in its transaction. */
export async function workOn(
  db: Db,
  caller: Caller,
  petitionId: string,
  { services, origin, at }: Pick<Work, 'services' | 'origin' | 'at'>,
): Promise<Work> {
  const file = await lockFileById(db, caller.provinceCode, petitionId)
  return {
    db,
    caller,
    services,
    at,
    askedAt: at,
    origin,
    file,
    step: firstStep(file),
    changes: {},
    deputies: new Set(),
  }
}
