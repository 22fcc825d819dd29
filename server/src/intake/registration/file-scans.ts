import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/registration'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { missingFields } from '@portal/shared-lib/contract/rules/petition-required'
import { movingTogether } from '../../petitions/todos/counter'
import { refusalOf } from '../../petitions/todos/in-savepoint'
import type { Ask } from '../../platform/route'
import { registerAndFile } from './file-registered'
import { refuseAt } from './refuse'
import { registerTaken } from './scans'

type FileAsk = Ask<CallInput<typeof contract.fileScans>>

/** 批量存查: scanned letters that are alike are registered and filed, each as if it were alone. */
export const fileScans = (ask: FileAsk): Promise<CallAnswer<typeof contract.fileScans>> =>
  movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const failed = []
    const itemIds = new Set(ask.args.itemIds)
    for (const itemId of itemIds) {
      const reason = await refusalOf(ask.db, ask.caller.provinceCode, () => fileOne(ask, itemId))
      if (reason !== undefined) failed.push({ itemId, reason })
    }
    return { filed: itemIds.size - failed.length, failed }
  })

/** Alike as they are, each would be found to repeat the one before: nobody is asked about that. */
async function fileOne(ask: FileAsk, itemId: string): Promise<void> {
  const { reason, boxNo } = ask.args
  await registerAndFile(ask, { reason, boxNo }, async () =>
    registerTaken(ask, itemId, typedFor(ask, itemId), { judged: false }),
  )
}

/** What is registered of one of them: under its own petitioner, where that was confirmed. */
function typedFor({ args }: FileAsk, itemId: string) {
  const { itemIds: _, reason: _reason, boxNo: _box, petitioners, ...typed } = args
  const petitioner = petitioners.find(one => one.itemId === itemId)
  if (!petitioner) return typed
  const named = { ...typed, anonymous: false, persons: [{ ...petitioner, role: PERSON_ROLE.main }] }
  const [missing] = missingFields({ ...named, form: 'letter' })
  if (missing) refuseAt(missing.field, missing.text)
  return named
}
