import { openClocks } from '../clocks/open-clocks'
import { stopClocks } from '../clocks/stop'
import type { Work } from './work'

/** A leader has answered what is urgent: of the two reports that are owed, the one that was due first is made. */
export async function endUrgentReport({ db, caller, file, at }: Work): Promise<void> {
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: ['K17'] as const }
  const first = await openClocks(db, of).orderBy('due_at').orderBy('id').select('id').executeTakeFirst()
  if (first) await stopClocks(db, { ...of, clockId: first.id }, at, '已报告')
}
