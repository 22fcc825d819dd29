import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/registration'
import type { Ask } from '../http/route'
import { refusalOf } from '../todos/alone'
import { movingTogether } from '../todos/counter'
import { registerAndFile } from './file-registered'
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
  const { itemIds: _, reason, boxNo, ...typed } = ask.args
  await registerAndFile(ask, { reason, boxNo }, () => registerTaken(ask, itemId, typed, { judged: false }))
}
