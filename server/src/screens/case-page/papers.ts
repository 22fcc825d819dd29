import type { papers } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { getPetition } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { documentsOf } from './documents'
import { reportsOf } from './reports'

/** What was written about a petition for others to read. */
export async function readPapers(db: Db, caller: Caller, petitionNo: string): Promise<CallAnswer<typeof papers>> {
  const { id } = await getPetition(db, caller, petitionNo)
  return { documents: await documentsOf(db, caller, id), reports: await reportsOf(db, caller, id) }
}
