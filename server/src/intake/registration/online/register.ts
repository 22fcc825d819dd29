import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/online'
import { stopClocks } from '../../../petitions/clocks/stop'
import { movingTogether } from '../../../petitions/todos/counter'
import type { Ask } from '../../../platform/route'
import { contextOf, endWaiting } from '../ask'
import { register } from '../register'
import { lockWaiting } from '../waiting'
import { WAITING_ONLINE } from './todo-type'

/** 网信登记: what waited gets its number; its limit goes on, and what the petitioner wrote stays as it came. */
export function registerOnline(
  ask: Ask<CallInput<typeof contract.registerOnline>>,
): Promise<CallAnswer<typeof contract.registerOnline>> {
  const { db, caller, services, args } = ask
  const { itemId, ...typed } = args
  return movingTogether(db, caller.provinceCode, async () => {
    const { id: petitionId, version, registered_at, original_text } = await lockWaiting(db, caller, itemId)
    await endWaiting(ask, { petitionId }, WAITING_ONLINE)
    const supplement = { provinceCode: caller.provinceCode, petitionId, types: ['K18'] as const }
    await stopClocks(db, supplement, services.now(), '登记')
    const registration = {
      ...typed,
      originalText: original_text,
      form: 'online',
      inspection: undefined,
      reception: undefined,
    } as const
    const waiting = { petitionId, version, receivedAt: registered_at }
    const registered = await register(db, caller, registration, contextOf(ask), { waiting, judged: true })
    const { petitionId: _, ...shown } = registered
    return shown
  })
}
