import type { oversight } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { getPetition } from '../../../petitions/record/scope'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { extensionsOf } from './extensions'
import { suspensionsOf } from './suspensions'
import { urgesOf } from './urges'

/** What was done to have a petition handled in time. */
export async function readOversight(db: Db, caller: Caller, petitionNo: string): Promise<CallAnswer<typeof oversight>> {
  const { id } = await getPetition(db, caller, petitionNo)
  return {
    urges: await urgesOf(db, caller, id),
    extensions: await extensionsOf(db, caller, id),
    suspensions: await suspensionsOf(db, caller, id),
  }
}
