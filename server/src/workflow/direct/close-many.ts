import type { closeDirectlyMany } from '@portal/shared-lib/contract/case-actions'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { lockTogether } from '../../petitions/record/scope'
import { movingTogether } from '../../petitions/todos/counter'
import { refusalOf } from '../../petitions/todos/in-savepoint'
import type { Ask } from '../../platform/route'
import { act } from '../engine/act'
import { closeDirectly } from './close-directly'

type CloseAsk = Ask<CallInput<typeof closeDirectlyMany>>

/** Closes each letter as if it were alone: what one is refused leaves the others as they are. */
export const closeMany = (ask: CloseAsk): Promise<CallAnswer<typeof closeDirectlyMany>> =>
  movingTogether(ask.db, ask.caller.provinceCode, () => closeEach(ask))

async function closeEach(ask: CloseAsk): Promise<CallAnswer<typeof closeDirectlyMany>> {
  const { db, caller, args } = ask
  const { letters, ...closing } = args
  const versions = new Map(letters.map(({ petitionNo, version }) => [petitionNo, version]))
  await lockTogether(db, caller.provinceCode, [...versions.keys(), closing.mainNo])
  const failed = []
  for (const [petitionNo, version] of versions) {
    const one = { ...closing, petitionNo, version, todoId: '', paperId: '', fileIds: [] }
    const reason = await refusalOf(db, caller.provinceCode, () => act(closeDirectly, { ...ask, args: one }))
    if (reason !== undefined) failed.push({ petitionNo, reason })
  }
  return { closed: versions.size - failed.length, failed }
}
