import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/registration'
import type { Ask } from '../http/route'
import { refusalOf } from '../todos/alone'
import { movingTogether } from '../todos/counter'
import { act } from '../workflow/act'
import { closeDirectly } from '../workflow/actions/close-directly'
import { registerTaken } from './scans'

type FileAsk = Ask<CallInput<typeof contract.fileScans>>

/** What is said of other ways to end a letter. */
const NO_OTHER_WAY = { reply: '', deliveryMode: '1', competent: '', mainNo: '', text: '', paperId: '', fileIds: [] }

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
  const { petitionId, petitionNo, todoId } = await registerTaken(ask, itemId, typed, { judged: false })
  const { version } = await ask.db
    .selectFrom('petition')
    .where('province_code', '=', ask.caller.provinceCode)
    .where('id', '=', petitionId)
    .select('version')
    .executeTakeFirstOrThrow()
  const args = { ...NO_OTHER_WAY, petitionNo, version, todoId, closeType: '10', reason, boxNo }
  await act(closeDirectly, { ...ask, args })
}
