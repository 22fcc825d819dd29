import { merge } from '@portal/shared-lib/contract/rules/actions/merge'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { lockFileById } from '../../workflow/engine/case-file'
import { finish } from '../../workflow/engine/finish'
import { workOn } from '../../workflow/engine/work-on'
import { mergeInto } from '../../workflow/merging/merge-into'
import type { Judgement } from '../duplicates/judge'
import type { RegistrationContext } from './registration'

interface Merging {
  readonly judgement: Judgement
  readonly context: RegistrationContext
  readonly at: Date
}

/** Merges another copy of what was posted before; answers the number it is merged into, empty where it is no copy. */
export async function mergeAtOnce(
  db: Db,
  caller: Caller,
  petitionId: string,
  { judgement: { copyOf }, context, at }: Merging,
): Promise<string> {
  if (!copyOf) return ''
  const main = await lockFileById(db, caller.provinceCode, copyOf.petition.id)
  const work = await workOn(db, caller, petitionId, { ...context, at })
  await finish(work, { name: merge.name, ...(await mergeInto(work, main)) }, false)
  return main.petition.petition_no
}
